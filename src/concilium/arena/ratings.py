"""OpenSkill ratings (Plackett-Luce) from the games of a run, in the order of their numbers."""

from typing import Any

from openskill.models import PlackettLuce


def rate(results: list[dict[str, Any]]) -> dict[str, tuple[float, float]]:
    """For each bot its rating and how uncertain it is.

    A bot that has several seats at a table plays against itself: what its seats gain and lose is averaged.
    """
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for result in results for name in result["bots"]}
    for result in sorted(results, key=lambda played: played["number"]):
        names = result["bots"]
        if len(set(names)) == 1:
            continue
        teams = [[model.create_rating([ratings[name].mu, ratings[name].sigma], name=name)] for name in names]
        # Score ties are broken as the game's rules break them: the winners come first.
        ranks = [
            (0.0 if seat in result["winners"] else 1e6) - float(score) for seat, score in enumerate(result["scores"])
        ]
        rated = model.rate(teams, ranks=ranks)
        for name in set(names):
            own = [team[0] for seat, team in enumerate(rated) if names[seat] == name]
            ratings[name].mu = sum(rating.mu for rating in own) / len(own)
            ratings[name].sigma = sum(rating.sigma for rating in own) / len(own)
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}
