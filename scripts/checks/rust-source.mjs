// Reads Rust sources without a parser: blanks comments and strings, leaves out tests, and flattens `use` trees.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const LINE_COMMENT = String.raw`\/\/[^\n]*`;
const BLOCK_COMMENT = String.raw`\/\*[^]*?\*\/`;
const STRING = String.raw`r(#+)"[^]*?"\1|r"[^"]*"|"(?:\\[^]|[^"\\])*"`;
// A single quote begins a character literal. A lifetime has no closing quote.
const CHARACTER = String.raw`'(?:\\.[^'\n]{0,9}|[^'\\\n])'`;
const NOT_CODE = new RegExp([LINE_COMMENT, BLOCK_COMMENT, STRING, CHARACTER].join("|"), "g");

/** Replaces comments and strings by spaces, so that all positions stay the same. */
export function codeOf(source) {
  return source.replace(NOT_CODE, (match) => match.replace(/[^\n]/g, " "));
}

/** Returns the position after the item that begins at `from`: after its `;`, or after its block. */
function endOfItem(code, from) {
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    const character = code[at];
    if ("([{".includes(character)) depth += 1;
    if (")]}".includes(character)) {
      depth -= 1;
      if (depth === 0 && character === "}") return at + 1;
    }
    if (character === ";" && depth === 0) return at + 1;
  }
  return code.length;
}

/** Replaces every item with `#[cfg(test)]` by spaces. */
export function withoutTests(code) {
  let rest = code;
  for (;;) {
    const match = /#\[cfg\(test\)\]/.exec(rest);
    if (!match) return rest;
    // Further attributes are skipped. They are in brackets, and have no `;` and no block in braces.
    let from = match.index + match[0].length;
    for (let next; (next = /^\s*#\[[^\]]*\]/.exec(rest.slice(from))); ) from += next[0].length;
    const end = endOfItem(rest, from);
    rest = rest.slice(0, match.index) + rest.slice(match.index, end).replace(/[^\n]/g, " ") + rest.slice(end);
  }
}

/** Returns the paths of a `use` tree: `a::{b, c::{self, d as e}}` has a::b, a::c and a::c::d (named `e`). A glob ends with `*`. */
export function flattenUse(tree, prefix = []) {
  const text = tree.trim();
  const open = text.indexOf("{");
  if (open < 0) {
    const [path, alias] = text.split(/\s+as\s+/);
    const names = path.split("::").map((name) => name.trim()).filter(Boolean);
    const full = [...prefix, ...names];
    if (full.at(-1) === "self" && full.length > 1) full.pop();
    return full.length === 0 ? [] : [{ path: full, name: alias?.trim() ?? full.at(-1) }];
  }
  const before = text.slice(0, open).split("::").map((name) => name.trim()).filter(Boolean);
  return splitList(text.slice(open + 1, text.lastIndexOf("}"))).flatMap((part) => flattenUse(part, [...prefix, ...before]));
}

/** Splits at the commas outside of braces. */
function splitList(text) {
  const parts = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (text[at] === "," && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].filter((part) => part.trim());
}

// A module with `#[path]` belongs to another crate or to its tests.
const MODULE = /(#\[path\b[^\]]*\]\s*)?\bmod\s+(?:r#)?(\w+)\s*;/g;

/**
 * Finds the modules that a crate's root file declares, and recursively their modules, without tests.
 * Returns a map of module path (`""` is the root, `search::query` is nested) to `{ file, code }`.
 */
export function modulesOf(rootFile) {
  const modules = new Map();
  const visit = (path, file, folder) => {
    const code = withoutTests(codeOf(readFileSync(file, "utf8")));
    modules.set(path, { file, code });
    for (const [, elsewhere, name] of code.matchAll(MODULE)) {
      if (elsewhere) continue;
      const flat = join(folder, `${name}.rs`);
      const nested = join(folder, name, "mod.rs");
      const found = existsSync(flat) ? flat : nested;
      if (!existsSync(found)) throw new Error(`${file} declares a module without a file: ${name}`);
      visit(path ? `${path}::${name}` : name, found, join(folder, name));
    }
  };
  visit("", rootFile, dirname(rootFile));
  return modules;
}
