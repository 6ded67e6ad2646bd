"""The quota and rate limit in the headers of a response."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Allowance:
    """A quota or rate limit: its maximum, the remaining number, and the seconds until all are available again."""

    limit: int | None
    remaining: int
    resets_in: int | None


@dataclass(frozen=True)
class Limits:
    """The limits of the caller."""

    tier: str | None
    """The plan: public, free, individual, business, agency or admin."""
    burst: Allowance | None
    """The rate limit of requests."""
    searches: Allowance | None
    """The searches of the plan's period. None if they are unlimited."""


def _items(header: str) -> dict[str, dict[str, int]]:
    """Parses a header such as `"burst";r=58;t=12, "searches";r=990;t=86400` (draft-ietf-httpapi-ratelimit-headers-10)."""
    found: dict[str, dict[str, int]] = {}
    for item in header.split(","):
        name, *parameters = (part.strip() for part in item.split(";"))
        pairs = (parameter.partition("=") for parameter in parameters)
        found[name.strip('"')] = {key: int(value) for key, _, value in pairs if value.isascii() and value.isdigit()}
    return found


def limits_of(headers: Mapping[str, str]) -> Limits:
    """Returns the limits in the headers of a response."""
    policies = _items(headers.get("ratelimit-policy", ""))
    left = _items(headers.get("ratelimit", ""))

    def allowance(name: str) -> Allowance | None:
        values = left.get(name, {})
        if "r" not in values:
            return None
        return Allowance(policies.get(name, {}).get("q"), values["r"], values.get("t"))

    return Limits(headers.get("x-plan-tier"), allowance("burst"), allowance("searches"))
