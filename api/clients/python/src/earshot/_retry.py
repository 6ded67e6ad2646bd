"""Which responses are retried, and after how long."""

from __future__ import annotations

from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

# Statuses of temporary errors.
RETRIED = frozenset({429, 502, 503, 504})
FIRST_WAIT = 0.5
LONGEST_WAIT = 8.0
# The maximum random time that is added to `Retry-After`, so that clients that were rejected together do not retry together.
SPREAD = 0.25


def retry_after(value: str | None, now: datetime) -> float | None:
    """Returns `Retry-After`, a number of seconds or a date (RFC 9110 10.2.3), as seconds from now."""
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


def wait_before(attempt: int, requested_wait: float | None, random: float) -> float:
    """Returns the wait before attempt `attempt + 1`. It doubles with each attempt; its upper half is random.

    `random` is in [0, 1).
    """
    if requested_wait is not None:
        return requested_wait + random * SPREAD
    whole = min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(attempt, 16))
    return whole * (1 + random) / 2
