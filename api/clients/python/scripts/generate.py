"""Generates models.py and _async/operations.py from ../../openapi.json and ../paging.json.

With --check, it writes nothing, and fails if a committed file is stale.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from shapes import DOCUMENT, NOTE, SCHEMAS, Models, class_name, description, group_name, snake

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "src" / "earshot"
PAGING = json.loads((HERE.parents[1] / "paging.json").read_text())
METHODS = ("get", "post", "put", "patch", "delete")


def operations() -> list[dict[str, Any]]:
    return [
        {"path": path, "method": method, **item[method]}
        for path, item in DOCUMENT["paths"].items()
        for method in METHODS
        # Streams and forms have no methods. A stream has no end that a method could wait for, so browsers read it with
        # EventSource. A form with files is sent with httpx.
        if method in item
        and not any("text/event-stream" in answer.get("content", {}) for answer in item[method]["responses"].values())
        and "multipart/form-data" not in item[method].get("requestBody", {}).get("content", {})
    ]


class Call:
    """Generates the method of an operation."""

    def __init__(self, models: Models, operation: dict[str, Any]) -> None:
        self.operation = operation
        self.id = operation["operationId"]
        self.name = snake(self.id)
        self.models = models
        # (Python name, type, default or None, wire name, where, description)
        self.inputs: list[tuple[str, str, str | None, str, str, str]] = []
        for parameter in operation.get("parameters", []):
            kind = models.type_of(parameter["schema"], class_name(self.id) + class_name(parameter["name"]))
            default = None if parameter.get("required") else "None"
            kind = self.typed(kind, bool(default) and "None" not in kind.split(" | "))
            self.add(parameter["name"], kind, default, parameter["in"], parameter.get("description", ""))
        self.whole_body = False
        if body := operation.get("requestBody"):
            schema = body["content"]["application/json"]["schema"]
            flat = models.merged(schema)
            models.type_of(schema, class_name(self.id) + "Body")
            self.whole_body = not flat["properties"]
            if self.whole_body:
                self.add("body", self.typed(models.type_of(schema, class_name(self.id) + "Body")), None, "body", "")
            for key, value in flat["properties"].items():
                default = None if key in flat["required"] else "UNSET"
                kind = self.typed(models.type_of(value, class_name(self.id) + class_name(key)))
                self.add(key, f"{kind} | Unset" if default else kind, default, "body", description(value))
        ok = self.success().get("content", {})
        # A file may also come as JSON.
        self.is_file = any("json" not in kind for kind in ok)
        self.answer = "bytes" if self.is_file else "None"
        if "application/json" in ok and not self.is_file:
            self.answer = self.typed(self.data_type(ok["application/json"]["schema"]))

    def success(self) -> dict[str, Any]:
        return next((answer for status, answer in self.operation["responses"].items() if status.startswith("2")), {})

    def add(self, wire: str, kind: str, default: str | None, where: str, text: str) -> None:
        if snake(wire) in {name for name, *_ in self.inputs} | {"timeout", "max_retries", "max_items"}:
            raise SystemExit(f"{self.id}: two inputs are called {snake(wire)}")
        self.inputs.append((snake(wire), kind, default, wire, where, text))

    def typed(self, kind: str, optional: bool = False) -> str:
        """Returns the type with the module of its models."""
        kind = re.sub(r'"[^"]*"|\b[A-Z]\w*', lambda found: f"models.{found[0]}" if found[0] in self.models.written else found[0], kind)
        return f"{kind} | None" if optional else kind

    def data_type(self, schema: dict[str, Any]) -> str:
        name = schema.get("$ref", "").rsplit("/", 1)[-1]
        if name.startswith("Envelope_"):
            data = SCHEMAS[name]["properties"]["data"]
            inner = name.removeprefix("Envelope_")
            if inner in SCHEMAS:
                return self.models.named(inner)
            return self.models.type_of(data, class_name(inner))
        return self.models.type_of(schema, class_name(self.id) + "Data")

    def signature(self, extra: str = "", leave_out: frozenset[str] = frozenset()) -> str:
        ordered = sorted((each for each in self.inputs if each[0] not in leave_out), key=lambda each: each[2] is not None)
        inputs = "".join(f"        {name}: {kind}{f' = {default}' if default else ''},\n" for name, kind, default, *_ in ordered)
        return f"        self,\n        *,\n{inputs}{extra}        timeout: float | None = None,\n        max_retries: int | None = None,\n"

    def doc(self, first: str) -> str:
        lines = [*first.split("\n"), *(["", *self.operation["description"].split("\n")] if self.operation.get("description") else [])]
        lines += ["", f"`{self.operation['method'].upper()} {self.operation['path']}`"]
        descriptions = [f"{name}: {' '.join(text.split())}" for name, *_, text in self.inputs if text]
        if descriptions:
            lines += ["", *descriptions]
        text = "\n".join(f"        {line}".rstrip() for line in lines).strip()
        return f'        """{text}\n        """\n'

    def text(self) -> str:
        where = {"path": "parts", "query": "query", "body": "body"}
        given = [f'"{self.operation["method"].upper()}"', f'"{self.operation["path"]}"']
        for place, argument in where.items():
            pairs = [f'"{wire}": {name}' for name, _, _, wire, at, _ in self.inputs if at == place]
            if place == "body" and self.whole_body:
                given.append("body=body")
            elif pairs or (place == "body" and self.operation.get("requestBody")):
                given.append(f"{argument}={{{', '.join(pairs)}}}")
        # By the naming convention of the API, a POST whose name begins with get or search changes nothing.
        if self.operation["method"] == "post" and re.match("get|search", self.id):
            given.append("reads=True")
        if self.operation["path"].startswith("/api/v1/search/"):
            given.append('kind="search"')
        if self.is_file:
            given.append('kind="file"')
        given += ["timeout=timeout", "max_retries=max_retries"]
        arguments = "".join(f"            {each},\n" for each in given)
        call = f"await self._connection.call(\n{arguments}        )"
        if self.answer not in ("None", "Any"):
            call = f"cast({json.dumps(self.answer)}, {call})"
        body = f"        return {call}\n" if self.answer != "None" else f"        {call}\n"
        text = f"    async def {self.name}(\n{self.signature()}    ) -> {self.answer}:\n{self.doc(self.operation['summary'])}{body}"
        return text + (f"\n{self.iterator(PAGING[self.id])}" if self.id in PAGING else "")

    def iterator(self, paging: dict[str, Any]) -> str:
        name = "iter_" + re.sub("^(get|search)_", "", self.name)
        moves = {"skip", "limit"} if paging["by"] == "skip" else {"cursor"}
        extra = "        max_items: int | None = None,\n"
        if paging["by"] == "skip":
            extra = f"        skip: int = 0,\n        limit: int = {paging['limit']},\n{extra}"
        fixed = ", ".join(f"{each}={each}" for each in [name for name, *_ in self.inputs if name not in moves] + ["timeout", "max_retries"])
        ask = f"partial(self.{self.name}, {fixed})"
        how = f'by_skip({ask}, "{paging["items"]}", skip, limit, max_items)'
        if paging["by"] == "cursor":
            how = f'by_cursor({ask}, "{paging["items"]}", "{paging["next"]}", max_items)'
        return (
            f"    def {name}(\n{self.signature(extra, frozenset(moves))}    ) -> AsyncIterator[{self.item_type(paging['items'])}]:\n"
            f'        """Iterates over the items of all pages of `{self.name}`."""\n        return {how}\n'
        )

    def item_type(self, items: str) -> str:
        schema = self.success()["content"]["application/json"]["schema"]
        schema = self.models.merged(schema)["properties"]["data"]
        for part in items.split("."):
            schema = self.models.merged(schema)["properties"][part]
        return self.typed(self.models.type_of(schema["items"], class_name(self.id) + "Item"))


def operations_text(models: Models) -> str:
    groups: dict[str, list[Call]] = {}
    for operation in operations():
        groups.setdefault(operation["tags"][0], []).append(Call(models, operation))
    text = NOTE.format("The calls of the API.")
    text += (
        "from collections.abc import AsyncIterator\nfrom functools import partial\nfrom typing import Any, Literal, cast\n\n"
        "import httpx\n\nfrom .. import models\nfrom .._request import MAX_RETRIES, TIMEOUT, UNSET, Unset\n"
        "from .connection import Connection\nfrom .pages import by_cursor, by_skip\n"
    )
    for group, calls in groups.items():
        text += f"\n\nclass {group_name(group)}Calls:\n    def __init__(self, connection: Connection) -> None:\n        self._connection = connection\n\n"
        text += "\n".join(call.text() for call in calls)
    made = "\n".join(f"        self.{snake(group_name(group))} = {group_name(group)}Calls(self)" for group in groups)
    return text + f'''

class AsyncEarshot(Connection):
    """All calls of the API, by group."""

    def __init__(
        self,
        *,
        base_url: str | None = None,
        api_key: str | None = None,
        timeout: float = TIMEOUT,
        max_retries: int = MAX_RETRIES,
        http: httpx.AsyncClient | None = None,
    ) -> None:
        """
        base_url: the address of Earshot. Default: the environment variable `EARSHOT_URL`.
        api_key: an API key. Default: the environment variable `EARSHOT_KEY`. Without a key, calls are anonymous.
        timeout: limit in seconds for a whole call: attempts, waits between them, and reading the response.
        max_retries: maximum number of retries of a call that is safe to repeat.
        http: the client that sends the requests, for example with a proxy or certificates.
        """
        super().__init__(base_url=base_url, api_key=api_key, timeout=timeout, max_retries=max_retries, http=http)
{made}

    async def __aenter__(self) -> AsyncEarshot:
        return self
'''


def main() -> None:
    models = Models()
    calls = operations_text(models)
    stale = False
    files = {"models.py": models.text(), "_async/operations.py": calls}
    for name, text in files.items():
        file = PACKAGE / name
        if "--check" not in sys.argv:
            file.write_text(text)
        elif not file.exists() or file.read_text() != text:
            stale = True
            print(f"api/clients/python/src/earshot/{name} is stale\nhint: make generate-api", file=sys.stderr)
    if stale:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
