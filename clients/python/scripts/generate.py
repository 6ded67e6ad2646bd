"""Makes models.py and _operations.py from ../../api/openapi.json and ../paging.json.

With --check it writes nothing and fails when what is committed is stale.
"""

from __future__ import annotations

import json
import keyword
import re
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "src" / "earshot"
DOCUMENT = json.loads((HERE.parents[2] / "api" / "openapi.json").read_text())
PAGING = json.loads((HERE.parents[1] / "paging.json").read_text())
SCHEMAS = DOCUMENT["components"]["schemas"]
NOTE = '"""{}\n\nGenerated from api/openapi.json by scripts/generate.py.\n"""\n\nfrom __future__ import annotations\n\n'
SIMPLE = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}
METHODS = ("get", "post", "put", "patch", "delete")


def class_name(name: str) -> str:
    return "".join(part[:1].upper() + part[1:] for part in re.split(r"[_\W]+", name))


def snake(name: str) -> str:
    text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
    return f"{text}_" if keyword.iskeyword(text) else text


class Models:
    """The classes, each after what it needs was asked for; annotations are read late, so their order is free."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def type_of(self, schema: dict[str, Any], name: str) -> str:
        """The type of a schema; objects in place become classes of this name."""
        if "$ref" in schema:
            return self.named(schema["$ref"].rsplit("/", 1)[1])
        for kind in ("oneOf", "anyOf"):
            if kind in schema:
                options = [self.type_of(option, f"{name}{index or ''}") for index, option in enumerate(schema[kind])]
                return " | ".join(dict.fromkeys(options))
        if "allOf" in schema:
            return self.object(self.merged(schema), name)
        if "enum" in schema:
            return f"Literal[{', '.join(json.dumps(value) for value in schema['enum'])}]"
        types = schema.get("type", [])
        types = [types] if isinstance(types, str) else types
        found = []
        for each in types:
            if each == "array":
                found.append(f"list[{self.type_of(schema.get('items', {}), name)}]")
            elif each == "object":
                found.append(self.object(schema, name))
            else:
                found.append(SIMPLE[each])
        return " | ".join(found) or "Any"

    def merged(self, schema: dict[str, Any]) -> dict[str, Any]:
        if "$ref" in schema:
            schema = SCHEMAS[schema["$ref"].rsplit("/", 1)[1]]
        parts = [self.merged(part) for part in schema.get("allOf", [])] + [schema]
        properties = {key: value for part in parts for key, value in part.get("properties", {}).items()}
        required = [key for part in parts for key in part.get("required", [])]
        return {"type": "object", "properties": properties, "required": required, "description": schema.get("description")}

    def named(self, name: str) -> str:
        schema = SCHEMAS[name]
        known = class_name(name)
        if known not in self.written:
            self.written[known] = ""
            if schema.get("type") == "object" and schema.get("properties") or "allOf" in schema:
                self.object(self.merged(schema), known)
            else:
                self.written[known] = f"{known}: TypeAlias = {self.type_of(schema, known + 'Value')!r}\n"
        return known

    def object(self, schema: dict[str, Any], name: str) -> str:
        properties = schema.get("properties")
        if not properties:
            extra = schema.get("additionalProperties")
            return f"dict[str, {self.type_of(extra, name) if isinstance(extra, dict) else 'Any'}]"
        required = set(schema.get("required", []))
        lines: dict[bool, list[str]] = {True: [], False: []}
        for key, value in properties.items():
            inner = self.type_of(value, name + class_name(key))
            lines[key in required].append(f"    {key}: {inner}")
            if text := description(value):
                lines[key in required].append(f'    """{text}"""')
        doc = f'    """{description(schema)}"""\n' if description(schema) else ""
        if lines[True] and lines[False]:
            self.written[name] = (
                f"class _{name}(TypedDict):\n" + "\n".join(lines[True]) + f"\n\n\nclass {name}(_{name}, total=False):\n"
                + doc + ("\n" if doc else "") + "\n".join(lines[False]) + "\n"
            )
        else:
            total = "" if lines[True] else ", total=False"
            body = "\n".join(lines[True] + lines[False])
            self.written[name] = f"class {name}(TypedDict{total}):\n{doc}" + ("\n" if doc else "") + body + "\n"
        return name

    def text(self) -> str:
        head = NOTE.format("What the API takes and answers.")
        body = "\n\n".join(self.written[name] for name in sorted(self.written))
        return f"{head}from typing import Any, Literal, TypeAlias, TypedDict\n\n__all__ = {json.dumps(sorted(self.written))}\n\n\n{body}"


def description(schema: dict[str, Any]) -> str:
    text = schema.get("description") or next((each["description"] for each in schema.get("oneOf", []) if each.get("description")), "")
    return text.strip().replace("\\", "\\\\").replace('"""', "'''").replace("\n", "\n    ")


def operations() -> list[dict[str, Any]]:
    return [
        {"path": path, "method": method, **item[method]}
        for path, item in DOCUMENT["paths"].items()
        for method in METHODS
        if method in item
    ]


class Call:
    """An operation as a method."""

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
        ok = operation["responses"].get("200", {}).get("content", {})
        self.is_file = bool(ok) and not any("json" in kind for kind in ok)
        self.answer = "bytes" if self.is_file else "None"
        if "application/json" in ok:
            self.answer = self.typed(self.data_type(ok["application/json"]["schema"]))

    def add(self, wire: str, kind: str, default: str | None, where: str, text: str) -> None:
        if snake(wire) in {name for name, *_ in self.inputs} | {"timeout", "max_retries", "max_items"}:
            raise SystemExit(f"{self.id}: two inputs are called {snake(wire)}")
        self.inputs.append((snake(wire), kind, default, wire, where, text))

    def typed(self, kind: str, optional: bool = False) -> str:
        """With the names of the models where they are from."""
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
        lines = [first, *(["", *self.operation["description"].split("\n")] if self.operation.get("description") else [])]
        lines += ["", f"`{self.operation['method'].upper()} {self.operation['path']}`"]
        told = [f"{name}: {' '.join(text.split())}" for name, *_, text in self.inputs if text]
        if told:
            lines += ["", *told]
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
        # The field's names: what begins so reads, whatever its method is.
        if self.operation["method"] == "post" and re.match("get|search", self.id):
            given.append("reads=True")
        if self.operation["path"].startswith("/api/v1/search/"):
            given.append('kind="search"')
        if self.is_file:
            given.append('kind="file"')
        given += ["timeout=timeout", "max_retries=max_retries"]
        arguments = "".join(f"            {each},\n" for each in given)
        call = f"self._connection.call(\n{arguments}        )"
        if self.answer not in ("None", "Any"):
            call = f"cast({json.dumps(self.answer)}, {call})"
        body = f"        return {call}\n" if self.answer != "None" else f"        {call}\n"
        text = f"    def {self.name}(\n{self.signature()}    ) -> {self.answer}:\n{self.doc(self.operation['summary'])}{body}"
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
            f"    def {name}(\n{self.signature(extra, frozenset(moves))}    ) -> Iterator[{self.item_type(paging['items'])}]:\n"
            f'        """What `{self.name}` gives page by page, one by one."""\n        return {how}\n'
        )

    def item_type(self, items: str) -> str:
        schema = self.operation["responses"]["200"]["content"]["application/json"]["schema"]
        schema = self.models.merged(schema)["properties"]["data"]
        for part in items.split("."):
            schema = self.models.merged(schema)["properties"][part]
        return self.typed(self.models.type_of(schema["items"], class_name(self.id) + "Item"))


def operations_text(models: Models) -> str:
    groups: dict[str, list[Call]] = {}
    for operation in operations():
        groups.setdefault(operation["tags"][0], []).append(Call(models, operation))
    text = NOTE.format("Every call of the API.")
    text += (
        "from collections.abc import Iterator\nfrom functools import partial\nfrom typing import Any, Literal, cast\n\n"
        "import httpx\n\nfrom . import models\nfrom ._connection import MAX_RETRIES, TIMEOUT, UNSET, Connection, Unset\n"
        "from ._pages import by_cursor, by_skip\n"
    )
    for group, calls in groups.items():
        text += f"\n\nclass {group}Calls:\n    def __init__(self, connection: Connection) -> None:\n        self._connection = connection\n\n"
        text += "\n".join(call.text() for call in calls)
    made = "\n".join(f"        self.{snake(group)} = {group}Calls(self)" for group in groups)
    return text + f'''

class Earshot(Connection):
    """Every call of the API, in its groups."""

    def __init__(
        self,
        *,
        base_url: str | None = None,
        api_key: str | None = None,
        timeout: float = TIMEOUT,
        max_retries: int = MAX_RETRIES,
        http: httpx.Client | None = None,
    ) -> None:
        """
        base_url: where Earshot is served; `EARSHOT_URL` of the environment when absent.
        api_key: `EARSHOT_KEY` of the environment when absent; without one, calls are those of a visitor.
        timeout: seconds for a whole call: attempts, waits between them, and reading the answer.
        max_retries: how often a call that may be repeated is made again.
        http: the client to send with, for proxies and certificates.
        """
        super().__init__(base_url=base_url, api_key=api_key, timeout=timeout, max_retries=max_retries, http=http)
{made}

    def __enter__(self) -> Earshot:
        return self
'''


def main() -> None:
    models = Models()
    calls = operations_text(models)
    stale = False
    for name, text in {"models.py": models.text(), "_operations.py": calls}.items():
        file = PACKAGE / name
        if "--check" not in sys.argv:
            file.write_text(text)
        elif not file.exists() or file.read_text() != text:
            stale = True
            print(f"clients/python/src/earshot/{name} is stale\nhint: make generate-api", file=sys.stderr)
    if stale:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
