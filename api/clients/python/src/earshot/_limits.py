"""What is left, as the headers of every answer tell it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Allowance:
    """Of `limit`, `remaining` are left until there are all again in `resets_in` seconds."""

    limit: int | None
    remaining: int
    resets_in: int | None


@dataclass(frozen=True)
class Limits:
    """What an answer tells of its caller's limits."""

    tier: str | None
    """public, free, individual, business, agency or admin."""
    burst: Allowance | None
    """Requests that may come at once."""
    searches: Allowance | None
    """Searches of the plan's period; None when they are unlimited."""


def _items(header: str) -> dict[str, dict[str, int]]:
    """`"burst";r=58;t=12, "searches";r=990;t=86400` (draft-ietf-httpapi-ratelimit-headers-10)."""
    found: dict[str, dict[str, int]] = {}
    for item in header.split(","):
        name, *parameters = (part.strip() for part in item.split(";"))
        pairs = (parameter.partition("=") for parameter in parameters)
        found[name.strip('"')] = {key: int(value) for key, _, value in pairs if value.isascii() and value.isdigit()}
    return found


def limits_of(headers: Mapping[str, str]) -> Limits:
    """Reads the headers of an answer."""
    policies = _items(headers.get("ratelimit-policy", ""))
    left = _items(headers.get("ratelimit", ""))

    def allowance(name: str) -> Allowance | None:
        known = left.get(name, {})
        if "r" not in known:
            return None
        return Allowance(policies.get(name, {}).get("q"), known["r"], known.get("t"))

    return Limits(headers.get("x-plan-tier"), allowance("burst"), allowance("searches"))
