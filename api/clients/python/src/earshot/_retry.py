"""When a call is made again, and after how long. Pure."""

from __future__ import annotations

from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

# Answers that may be others a moment later.
RETRIED = frozenset({429, 502, 503, 504})
FIRST_WAIT = 0.5
LONGEST_WAIT = 8.0
# On top of what `Retry-After` asks for, so that those who were sent away together do not come back together.
SPREAD = 0.25


def retry_after(value: str | None, now: datetime) -> float | None:
    """`Retry-After` in seconds from now: it is a number of seconds or a date (RFC 9110 10.2.3)."""
    if value is None:
        return None
    value = value.strip()
    if value.isascii() and value.isdigit():
        return float(value)
    try:
        date = parsedate_to_datetime(value)
    except ValueError:
        return None
    if date.tzinfo is None:
        date = date.replace(tzinfo=timezone.utc)
    return max(0.0, (date - now).total_seconds())


def wait_before(attempt: int, asked: float | None, random: float) -> float:
    """What to wait before attempt `attempt + 1`; `random` is in [0, 1). Doubles, the upper half of it by chance."""
    if asked is not None:
        return asked + random * SPREAD
    whole = min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(attempt, 16))
    return whole * (1 + random) / 2
