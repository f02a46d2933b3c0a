"""The types of what Grand Tribunal shows: a view, and what is printed on the components."""

from typing import Literal, NotRequired, TypedDict

from concilium.core.views import Common, Deciding

KindName = Literal["item", "spell", "resource"]


class Advanced(TypedDict):
    """A card that the current Advance has put Vis on; None for those who see only its back."""

    kind: KindName
    card: str | None
    vis: int


class Replaced(TypedDict):
    """How many cards of a kind that left the hand or the Sanctum are still to be replaced."""

    zone: str
    kind: str
    left: int


class TribunalDeciding(Deciding):
    """A step, its seat (even where chance decides in it), and its rule.

    How much of it is left; its amount, card, effect, space, spaces used, wizard, kind of card and flags, if it has
    them. `where` a dealt card goes and what it `inherits`. `advanced` lists the cards of an Advance. `source` is the
    card whose effects are being resolved, and `item` what it was cast from. `actions` are
    those left in the turn, `fresh_pairs` the pairs that follow them.
    """

    seat: int | None
    left: int | None
    amount: int | None
    card: str | None
    effect: str | None
    space: str | None
    used: list[str]
    wizard: int | None
    kind: str | None
    where: str | None
    inherits: int | None
    flags: list[str]
    advanced: list[Advanced]
    source: str | None
    item: str | None
    replaced: list[Replaced]
    actions: int
    fresh_pairs: int


class Installed(TypedDict):
    """A spell installed in an item."""

    card: str
    category: str


class Back(TypedDict):
    """A card in a hand, in a Vault or on the table; None for those who see only its back."""

    kind: KindName
    card: str | None


class LyingSpell(TypedDict):
    """A spell of a Library."""

    kind: KindName
    card: str | None
    face_up: bool
    active: bool
    vis: int


class LyingItem(TypedDict):
    """An item of a Laboratory; `award` is its place in an earlier Tribunal, or 0."""

    kind: KindName
    card: str | None
    face_up: bool
    active: bool
    vis: int
    award: int
    spells: list[Installed]
    votes: int | None


class Wizard(TypedDict):
    """What a wizard has; `sheet` are the points of each Tribunal.

    `hand_known` and `sanctum_known` say how many cards of the hand, and of those face down in the Sanctum, each other
    seat knows.
    """

    seat: int
    points: int
    vis: int
    sheet: list[int]
    hand_limit: int
    warded: bool
    muddled: int
    hand: list[Back]
    laboratory: list[LyingItem]
    library: list[LyingSpell]
    vault: list[Back]
    hand_known: list[int]
    sanctum_known: list[int]
    in_play: list[str]


class Standing(TypedDict):
    """An item's place and points if the Tribunal were held now."""

    card: str
    seat: int
    votes: int
    place: int
    points: int


class UncontestedSpace(TypedDict):
    """A space of the uncontested row: what the gatherer takes, and what each other wizard takes."""

    tribunal: int
    take: int
    others: int


class ContestedSpace(TypedDict):
    """A space of the contested row."""

    tribunal: int
    amount: int


class UncontestedSource(TypedDict):
    """The uncontested row; `at` is None when it is used up."""

    spaces: list[UncontestedSpace]
    at: int | None
    open: bool


class ContestedSource(TypedDict):
    """The contested row; `at` is None when it is used up."""

    spaces: list[ContestedSpace]
    at: int | None
    open: bool


class Sources(TypedDict):
    """The Vis Source Track."""

    uncontested: UncontestedSource
    contested: ContestedSource


class CountByKind(TypedDict):
    """How many cards of each kind."""

    item: int
    spell: int
    resource: int


class CardsByKind(TypedDict):
    """Which cards of each kind."""

    item: list[str]
    spell: list[str]
    resource: list[str]


class Market(TypedDict):
    """The face-up cards."""

    item: list[str]
    spell: list[str]


class View(Common):
    """What a seat sees of Grand Tribunal."""

    deciding: TribunalDeciding
    players: list[Wizard]
    tribunal: int
    round: int
    rounds: int
    praeco: int | None
    turn: int | None
    actions_left: int
    used: list[str]
    concilium: int
    votes: dict[str, int]
    sources: Sources
    decks: CountByKind
    discards: CardsByKind
    market: Market
    resolving: list[Back]
    standings: list[Standing]


class Effect(TypedDict):
    """An effect as the card file words it."""

    op: str
    n: NotRequired[int]
    m: NotRequired[int]
    per: NotRequired[str]
    kind: NotRequired[str]
    deck: NotRequired[str]


class PrintedCard(TypedDict):
    """What is printed on a card: items have a type, a material, a score and places for spells."""

    id: str
    kind: KindName
    source: str
    cost: NotRequired[int]
    type: NotRequired[str]
    material: NotRequired[str]
    score: NotRequired[int]
    slots: NotRequired[list[str]]
    category: NotRequired[str]
    stays: NotRequired[bool]
    effects: NotRequired[list[Effect]]


class Facts(TypedDict):
    """What is printed on the components of Grand Tribunal."""

    cards: dict[str, PrintedCard]
    spaces: list[str]
    hand_limit: int
    voting_tokens: int
    starting_vis: int
    extract: list[int]
    uncontested: list[UncontestedSpace]
    contested: list[ContestedSpace]
