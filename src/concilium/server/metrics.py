"""What the server counts and measures about itself, served at /metrics."""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

TABLES = Gauge("concilium_tables", "Tables in memory.", registry=REGISTRY)
CONNECTIONS = Gauge("concilium_connections", "Open WebSockets at tables.", ["audience"], registry=REGISTRY)
DECISIONS = Counter("concilium_decisions", "Entries stored, by who made them.", ["mover"], registry=REGISTRY)
MADE_BY = {mover: DECISIONS.labels(mover) for mover in ("person", "bot", "chance", "undo")}
CLICK_SECONDS = Histogram(
    "concilium_click_seconds", "From a message to its answer.", ["message"], buckets=_QUICK, registry=REGISTRY
)
REQUEST_SECONDS = Histogram(
    "concilium_request_seconds", "From a request to its answer.", ["status"], buckets=_QUICK, registry=REGISTRY
)
THOUGHTS_WAITING = Gauge(
    "concilium_thoughts_waiting", "Thoughts and replays not yet begun.", ["kind"], registry=REGISTRY
)
THOUGHTS_UNTAKEN = Gauge(
    "concilium_thoughts_untaken", "Thoughts of all servers that no `concilium think` has begun.", registry=REGISTRY
)
THOUGHT_SECONDS = Histogram(
    "concilium_thought_seconds",
    "From start to end of a thought or a replay.",
    ["kind"],
    buckets=_SLOW,
    registry=REGISTRY,
)
REFUSALS = Counter("concilium_refusals", "Requests and messages refused, by key.", ["key"], registry=REGISTRY)
CUT_OFF = Counter("concilium_cut_off", "Connections that the server cut off.", ["why"], registry=REGISTRY)
FAULTS = Counter("concilium_faults", "What failed inside, as logged.", ["logger"], registry=REGISTRY)

_OF_THIS_PROCESS: dict[str, str] = {}


class _Labelled(Collector):
    """The metrics, each with the number of this process if there are several: an address that they share shows now one,
    now another, and without the number a count of one would be taken for the other's."""

    def collect(self) -> Iterable[Metric]:
        for metric in REGISTRY.collect():
            metric.samples = [
                sample._replace(labels={**sample.labels, **_OF_THIS_PROCESS}) for sample in metric.samples
            ]
            yield metric


def be_process(number: int) -> None:
    """From now on this process is this one of several."""
    _OF_THIS_PROCESS["process"] = str(number)


def page() -> bytes:
    """All of it, as Prometheus reads it."""
    return generate_latest(_Labelled())
