"""Generates Python classes from the schemas of the OpenAPI document, and converts names to Python's conventions."""

from __future__ import annotations

import json
import keyword
import re
from pathlib import Path
from typing import Any

DOCUMENT = json.loads((Path(__file__).resolve().parents[3] / "openapi.json").read_text())
SCHEMAS = DOCUMENT["components"]["schemas"]
NOTE = '"""{}\n\nGenerated from api/openapi.json by scripts/generate.py.\n"""\n\nfrom __future__ import annotations\n\n'
SIMPLE = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}


def class_name(name: str) -> str:
    return "".join(part[:1].upper() + part[1:] for part in re.split(r"[_\W]+", name))


def group_name(name: str) -> str:
    """Returns the class name of a group: `ApiKeys` for `API keys`."""
    return "".join(word.capitalize() if word.isupper() else class_name(word) for word in re.split(r"\W+", name))


def snake(name: str) -> str:
    text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
    return f"{text}_" if keyword.iskeyword(text) else text


class Models:
    """The generated classes. Annotations are evaluated lazily, so the order of the classes does not matter."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def type_of(self, schema: dict[str, Any], name: str) -> str:
        """Returns the type of a schema. An inline object becomes a class with the given name."""
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
        class_ = class_name(name)
        if class_ not in self.written:
            self.written[class_] = ""
            if schema.get("type") == "object" and schema.get("properties") or "allOf" in schema:
                self.object(self.merged(schema), class_)
            else:
                self.written[class_] = f"{class_}: TypeAlias = {self.type_of(schema, class_ + 'Value')!r}\n"
        return class_

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
        if not all(key.isidentifier() and not keyword.iskeyword(key) for key in properties):
            fields = {key: self.type_of(value, name + class_name(key)) for key, value in properties.items()}
            self.written[name] = f"{name} = TypedDict({json.dumps(name)}, {fields!r}, total={required >= set(properties)})\n"
        elif lines[True] and lines[False]:
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
        head = NOTE.format("The types of requests and responses of the API.")
        body = "\n\n".join(self.written[name] for name in sorted(self.written))
        return f"{head}from typing import Any, Literal, TypeAlias, TypedDict\n\n__all__ = {json.dumps(sorted(self.written))}\n\n\n{body}"


def description(schema: dict[str, Any]) -> str:
    text = schema.get("description") or next((each["description"] for each in schema.get("oneOf", []) if each.get("description")), "")
    return text.strip().replace("\\", "\\\\").replace('"""', "'''").replace("\n", "\n    ")
