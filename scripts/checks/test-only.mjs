// Finds public functions, constants and types that only tests use. The compiler finds private ones.
//
// Items are compared by name: if two items have the same name and one of them is used, both count as used.
import { codeOf, withoutTests } from "./rust-source.mjs";

const ITEM = /\bpub(?:\([^)]*\))?\s+(?:const\s+)?(?:async\s+)?(?:unsafe\s+)?(?:fn|const|static|struct|enum|trait|type)\s+(\w+)/g;
const USE = /\b(?:pub(?:\([^)]*\))?\s+)?use\s+[^;]+;/g;
// Matches names in attributes (`default = "name"`) and in format strings (`"{name}"`).
const IN_TEXT = /(?:=\s*"([\w:]+)"|\{(\w+)(?::[^}\n]*)?\})/g;

/** Returns the items that a source defines and the names in its code, both without tests. Imports do not count as uses. */
export function readItems(source) {
  const code = withoutTests(codeOf(source));
  const items = [...code.matchAll(ITEM)].map(({ 1: name, index }) => ({ name, line: code.slice(0, index).split("\n").length }));
  const names = [...code.replace(USE, " ").matchAll(/\b\w+\b/g)].map(([name]) => name);
  const inText = [...source.matchAll(IN_TEXT)].flatMap(([, path, name]) => path?.split("::") ?? [name]);
  return { items, names: [...names, ...inText] };
}

/**
 * Returns the items whose names occur only where they are defined, as `{ crate, name, place }`. `sources` are
 * `{ crate, file, source, isChecked }`. The items of a source with `isChecked: false` are left out, but its names count as uses.
 */
export function findTestOnly(sources) {
  const read = sources.map((one) => ({ ...one, ...readItems(one.source) }));
  const count = (lists) => {
    const counts = new Map();
    for (const name of lists.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  };
  const named = count(read.map(({ names }) => names));
  const defined = count(read.map(({ items }) => items.map(({ name }) => name)));
  return read
    .filter(({ isChecked }) => isChecked)
    .flatMap(({ crate, file, items }) => items.map(({ name, line }) => ({ crate, name, place: `${file}:${line}` })))
    .filter(({ name }) => named.get(name) <= defined.get(name));
}

/** Parses the list of allowed items, with rows like `crate name: reason`. Returns a map of `crate name` to the reason. */
export function readAllowed(text) {
  const rows = text.split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(rows.map((row) => [row.slice(0, row.indexOf(":")), row.slice(row.indexOf(":") + 1).trim()]));
}

/** Returns the errors: items that are not allowed, rows without a reason, and rows of items that are used or do not exist. */
export function wrongItems(found, allowed) {
  const keys = new Set(found.map(({ crate, name }) => `${crate} ${name}`));
  return [
    ...found.filter(({ crate, name }) => !allowed.has(`${crate} ${name}`)).map(({ name, place }) => `${place}: only tests use ${name}`),
    ...[...allowed].filter(([, reason]) => !reason).map(([key]) => `${key} has no reason`),
    ...[...allowed.keys()].filter((key) => !keys.has(key)).map((key) => `${key} is used or does not exist: delete its row`),
  ];
}
