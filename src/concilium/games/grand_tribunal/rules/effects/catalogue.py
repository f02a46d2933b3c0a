"""Every word of the vocabulary with the effect that implements it."""

from ...components.vocabulary import FIRST_STANDING, WORDS
from . import cards, rivals, turns, vis, votes
from .effect import Effect

_DOES: dict[str, type[Effect]] = {
    "place-votes": votes.PlaceVotes,
    "place-votes-apart": votes.PlaceVotesApart,
    "move-votes": votes.MoveVotes,
    "remove-votes": votes.RemoveVotes,
    "swap-votes": votes.SwapVotes,
    "clear-space": votes.ClearSpace,
    "others-vote": votes.OthersVote,
    "gain-vis": vis.GainVis,
    "gain-vis-per": vis.GainVisPer,
    "share-vis": vis.ShareVis,
    "roll-vis": vis.RollVis,
    "steal-vis": vis.StealVis,
    "tax-vis": vis.TaxVis,
    "levy-vis": vis.LevyVis,
    "ransom": vis.Ransom,
    "advance-free": vis.AdvanceFree,
    "finish": vis.Finish,
    "drain": vis.Drain,
    "siphon": vis.Siphon,
    "draw": cards.Draw,
    "take-face-up": cards.TakeFaceUp,
    "renew-market": cards.RenewMarket,
    "recover": cards.Recover,
    "exchange-item": cards.ExchangeItem,
    "refresh": cards.Refresh,
    "burn-for-face-up": cards.BurnForFaceUp,
    "swap-with-market": cards.SwapWithMarket,
    "force-discard": rivals.ForceDiscard,
    "random-discard": rivals.RandomDiscard,
    "uninstall": rivals.Uninstall,
    "dispel": rivals.Dispel,
    "return-card": rivals.ReturnCard,
    "steal-resource": rivals.StealResource,
    "peek-hand": rivals.PeekHand,
    "peek-sanctum": rivals.PeekSanctum,
    "extra-turn": turns.ExtraTurn,
    "extra-action": turns.ExtraAction,
    "muddle": turns.Muddle,
}


def all_effects() -> list[Effect]:
    """The effects in the order of the vocabulary."""
    effects: list[Effect] = []
    for number, word in enumerate(WORDS):
        if number >= FIRST_STANDING:
            effects.append(turns.Standing(number, number - FIRST_STANDING))
        else:
            effects.append(_DOES[word.op](number))
    return effects
