"""What is stored. The truth of a table is its list of entries, unique by (table, number)."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    true,
)

METADATA = MetaData()

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("secret", String(128), nullable=False),
)
"""The server's own secrets, made at its first start."""

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("seen_at", BigInteger, nullable=False, server_default="0"),
)
"""`round` counts how often a guest has signed out everywhere: cookies of earlier rounds are nobody's."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("hints", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("result", JSON, nullable=True),
    Column("winners", JSON, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("length", Integer, nullable=False, server_default="0"),
    Column("version", BigInteger, nullable=False, server_default="0"),
    Column("owner", String(32), nullable=True),
    Column("fence", BigInteger, nullable=False, server_default="0"),
    Column("colours", JSON, nullable=True),
    Column("rematch", String(32), nullable=True),
)
"""`length` counts the entries and `version` the changes of the row and its seats. `owner` is the server that plays for
chance and for the bots, `fence` the number of its lease, which grows whenever the table gets another owner. Whoever
writes names the three numbers as they know them; if one of them is another by now, nothing is written. `colours` are
those of the seats, in their order; `rematch` is the table at which the same people play again."""
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("level", String(32), nullable=True),
    Column("link", String(64), nullable=False, unique=True),
    Column("invitation", String(64), nullable=True),
    Column("came", Boolean, nullable=False, server_default=true()),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_of_invitation", "invitation"),
)
"""`invitation` is the link by which the seat was taken, `came` whether one of its holders has been at the table."""

HOLDERS = Table(
    "holders",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(32), nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "guest"),
    Index("holders_of_guest", "guest"),
)
"""Who holds a seat: the guest who took it, on each device from which its link was opened."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)
"""The decisions, and with action -1 the undos, of a table, numbered from 1."""

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", String(32), nullable=True),
    PrimaryKeyConstraint("table_id", "number"),
)
"""`guest` is who said it, for seats change hands; null for what was said before that was kept."""

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)
"""The state of a long game after some entries, so that it need not be replayed from the start."""

SERVERS = Table(
    "servers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""The servers of this house, and until when (in milliseconds by the database's clock) each is counted as alive."""

THOUGHTS = Table(
    "thoughts",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("asker", String(32), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("address", String(32), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("place", String(32), nullable=False),
    Column("asked_at", BigInteger, nullable=False),
    Column("task", LargeBinary, nullable=False),
    Column("thinker", String(32), nullable=True),
    Column("until", BigInteger, nullable=False),
)
"""What bot workers on this or other machines are to think about; `until` is when the thinker's time is up."""

SERVED = Table(
    "served",
    METADATA,
    Column("who", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""When an address, a guest of it or a table of theirs was last thought for; as in `thoughts`, no name is stored."""

BLOCKED = Table(
    "blocked",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Names, in lower case, that nobody may use."""
