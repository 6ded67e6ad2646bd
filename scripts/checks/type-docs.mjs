// Finds public types of a library without a doc comment.
import { codeOf, withoutTests } from "./rust-source.mjs";

const PUBLIC_TYPE = /^[ \t]*pub\s+(?:unsafe\s+)?(struct|enum|trait|union|type)\s+(\w+)/gm;

/** Each public type without a doc comment: `{ line, kind, name }`. */
export function undocumentedTypes(source) {
  const code = withoutTests(codeOf(source));
  const found = [];
  for (const { 1: kind, 2: name, index } of code.matchAll(PUBLIC_TYPE)) {
    const line = code.slice(0, index).split("\n").length + (code[index] === "\n" ? 1 : 0);
    if (!hasDocAbove(source.split("\n"), code.split("\n"), line - 2)) found.push({ line, kind, name });
  }
  return found;
}

/** Goes up from a line over attributes, of one or more lines, to a doc comment. */
function hasDocAbove(source, code, from) {
  let depth = 0;
  for (let at = from; at >= 0; at -= 1) {
    const text = source[at].trim();
    if (depth === 0 && text.startsWith("///")) return true;
    if (depth === 0 && text.startsWith("//")) continue;
    for (const character of code[at]) depth += character === "]" ? 1 : character === "[" ? -1 : 0;
    const isAttribute = text.startsWith("#[") || depth > 0 || (text === "" && depth > 0);
    if (!isAttribute) return false;
    if (text.startsWith("#[doc = ")) return true;
  }
  return false;
}
