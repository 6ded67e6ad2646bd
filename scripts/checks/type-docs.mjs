// Finds public types without a doc comment, and examples in doc comments.
import { codeOf, withoutTests } from "./rust-source.mjs";

const PUBLIC_TYPE = /^[ \t]*pub\s+(?:unsafe\s+)?(struct|enum|trait|union|type)\s+(\w+)/gm;
// SeaORM requires these names in the module of each table. The header of the module describes them.
const OF_SEA_ORM = new Set(["Model", "Relation"]);

/** Returns each public type without a doc comment, as `{ line, kind, name }`. */
export function undocumentedTypes(source) {
  const code = withoutTests(codeOf(source));
  const [sourceLines, codeLines] = [source.split("\n"), code.split("\n")];
  const hasHeader = source.startsWith("//!") && /earshot_attributes::table/.test(code);
  const found = [];
  for (const { 1: kind, 2: name, index } of code.matchAll(PUBLIC_TYPE)) {
    if (hasHeader && OF_SEA_ORM.has(name)) continue;
    const line = code.slice(0, index).split("\n").length;
    if (!hasDocAbove(sourceLines, codeLines, line - 2)) found.push({ line, kind, name });
  }
  return found;
}

/** Returns whether there is a doc comment above a line. Attributes and plain comments may be between them. */
function hasDocAbove(source, code, from) {
  let open = 0;
  for (let at = from; at >= 0; at -= 1) {
    const text = source[at].trim();
    if (open === 0 && /^\/\/\/|^#\[doc = /.test(text)) return true;
    if (open === 0 && text.startsWith("//")) continue;
    for (const character of code[at]) open += character === "]" ? 1 : character === "[" ? -1 : 0;
    if (open === 0 && !text.startsWith("#[")) return false;
  }
  return false;
}

/** Returns whether a doc comment has an example that rustdoc would run. */
export function hasExample(source) {
  let isOpen = false;
  for (const [, language] of source.matchAll(/^\s*\/\/[/!]\s*```[ \t]*(\S*)/gm)) {
    if (!isOpen && ["", "rust", "no_run", "should_panic"].includes(language)) return true;
    isOpen = !isOpen;
  }
  return false;
}

/** Whether a source file has a test. */
export function hasTest(source) {
  return /^\s*#\[(tokio::)?test\b/m.test(source);
}
