"""Every message between server and browser; the client's TypeScript types are generated from this package.

Over HTTP go bodies and answers; over the WebSocket of a table go `ToServer`, one a frame, and `ToClient`, as many in a
frame as wait to be sent; `type` tells them apart.
"""

from concilium.server.wire.asked import AskEarlier, AskHint, Decide, Hello, Say, ToServer, Undo, Why
from concilium.server.wire.choosing import (
    Engine,
    EventInfo,
    Facts,
    GameInfo,
    Games,
    Guest,
    GuestName,
    OptionInfo,
    VerbInfo,
)
from concilium.server.wire.lessons import Lesson, LessonChapter, LessonMoment, LessonPlace, LessonRemark, LessonWish
from concilium.server.wire.message import Problem
from concilium.server.wire.replaying import Decided, Frame, Frames, Happening, Replay, Story
from concilium.server.wire.tables import (
    Link,
    Place,
    SeatInfo,
    SeatWish,
    StandIn,
    Status,
    TableInfo,
    Tables,
    TableWish,
    Taking,
)
from concilium.server.wire.told import (
    Ack,
    Because,
    Chance,
    Change,
    Chat,
    ChatLine,
    Choice,
    Decision,
    EarlierChat,
    Hint,
    HintReason,
    Messages,
    Position,
    Refused,
    TableNews,
    ToClient,
)

HTTP_SENT = (GuestName, TableWish, Link, Taking, StandIn, LessonWish)
"""What the client sends over HTTP."""

HTTP_RECEIVED = (
    Problem, Guest, Games, Engine, Facts, TableInfo, Tables, Place, Lesson, LessonPlace, Replay, Frames, Story,
)  # fmt: skip
"""What it gets back."""

__all__ = [
    "HTTP_RECEIVED",
    "HTTP_SENT",
    "Ack",
    "AskEarlier",
    "AskHint",
    "Because",
    "Chance",
    "Change",
    "Chat",
    "ChatLine",
    "Choice",
    "Decide",
    "Decided",
    "Decision",
    "EarlierChat",
    "Engine",
    "EventInfo",
    "Facts",
    "Frame",
    "Frames",
    "GameInfo",
    "Games",
    "Guest",
    "GuestName",
    "Happening",
    "Hello",
    "Hint",
    "HintReason",
    "Lesson",
    "LessonChapter",
    "LessonMoment",
    "LessonPlace",
    "LessonRemark",
    "LessonWish",
    "Link",
    "Messages",
    "OptionInfo",
    "Place",
    "Position",
    "Problem",
    "Refused",
    "Replay",
    "Say",
    "SeatInfo",
    "SeatWish",
    "StandIn",
    "Status",
    "Story",
    "TableInfo",
    "TableNews",
    "TableWish",
    "Tables",
    "Taking",
    "ToClient",
    "ToServer",
    "Undo",
    "VerbInfo",
    "Why",
]
