"""How generated games are drawn: the same ones in every run, and more of them in the deep tests."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "concilium",
    deadline=None,
    max_examples=15,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("concilium")
