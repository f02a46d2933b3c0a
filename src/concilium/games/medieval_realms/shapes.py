"""The types of what Medieval Realms shows: a view, and what is printed on the components."""

from typing import Literal, NotRequired, TypedDict

from concilium.core.views import Common, Deciding

Bought = Literal["hand", "majority", "auction"]


class RealmsDeciding(Deciding):
    """A step and what it is about: leaders left to place; the price of each card; the card at auction, the bid, its
    bidder and who is in; the card or the land that asks for a choice, and how much of it."""

    left: NotRequired[int]
    price: NotRequired[dict[str, int]]
    card: NotRequired[str | None]
    land: NotRequired[int | None]
    currency: NotRequired[str]
    bid: NotRequired[int]
    holder: NotRequired[int | None]
    bidders: NotRequired[list[int]]
    amount: NotRequired[int]
    chosen: NotRequired[str | None]
    taken: NotRequired[list[list[str]]]


class Slot(TypedDict):
    """A card of the panel; `taker` is who would get a majority card if the viewing seat bought it now."""

    card: str
    slot: int
    price: int
    taker: NotRequired[int | None]


class Land(TypedDict):
    """A land, with strengths and winner once the walls are down."""

    land: int
    open: bool
    strengths: NotRequired[list[int]]
    winner: NotRequired[int | None]


class Placement(TypedDict):
    """How many stand where: mayors by resource, the others by the number of the land."""

    mayors: dict[str, int]
    generals: dict[str, int]
    admirals: dict[str, int]
    decoys: dict[str, int]


class King(TypedDict):
    """What a king has; `placed` is None while it is another king's secret."""

    seat: int
    points: int
    palace: dict[str, int]
    leaders: dict[str, int]
    hand: list[str]
    in_play: list[str]
    extra: list[str]
    colours: int
    honourable: int
    combat: int
    finished: bool
    passed: bool
    placed: Placement | None


class ScoredCard(TypedDict):
    """What a card in play scored at the end."""

    card: str
    points: int


class FinalScore(TypedDict):
    """The final scoring of a king, line by line."""

    before: int
    honourable: int
    cards: list[ScoredCard]
    resources: int
    total: int


class View(Common):
    """What a seat sees of Medieval Realms."""

    deciding: RealmsDeciding
    players: list[King]
    round: int
    rounds: int
    order: list[int]
    panel: list[Slot | None]
    leaving: int
    future: list[str | None]
    deck: int
    discards: list[str]
    walls_up: bool
    lands: list[Land]
    final: list[FinalScore] | None


class Effect(TypedDict):
    """An effect as the card file words it."""

    op: str
    when: NotRequired[str]
    n: NotRequired[int]
    resource: NotRequired[str]
    leader: NotRequired[str]
    per: NotRequired[str]
    colour: NotRequired[str]
    least: NotRequired[int]


class PrintedCard(TypedDict):
    """What is printed on a card."""

    id: str
    family: str
    colour: str
    bought: Bought
    pays: str | None
    cost: int
    needs_admirals: bool
    honourable: bool
    castle: bool
    effects: list[Effect]
    source: str


class PrintedLand(TypedDict):
    """A land of the map: the numbers of players with which it is open, and its reward."""

    land: int
    players: int
    reward: list[Effect]


class Facts(TypedDict):
    """What is printed on the components of Medieval Realms."""

    cards: dict[str, PrintedCard]
    families: list[str]
    resources: list[str]
    colours: list[str]
    leaders: list[str]
    rounds: int
    panel_slots: int
    future_slots: int
    highest_bid: int
    decoys: int
    open_lands: list[int]
    lands: list[PrintedLand]
    prices: list[int]
    start: dict[str, int]
    honours: list[int]
