"""Builds the blocking client from the client for asyncio, when the package is built.

The two differ by a few names, so only one of them is in the repository.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import unasync
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

RULE = unasync.Rule(
    "/_async/",
    "/_sync/",
    {
        "AsyncClient": "Client",
        "AsyncEarshot": "Earshot",
        "aclose": "close",
        "aiter_bytes": "iter_bytes",
        # For `sleep`.
        "asyncio": "time",
    },
)


class SyncClientHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sources = sorted((Path(self.root) / "src" / "earshot" / "_async").glob("*.py"))
        unasync.unasync_files([str(source) for source in sources], [RULE])
