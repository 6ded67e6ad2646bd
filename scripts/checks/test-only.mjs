// Finds public functions, constants and types that only tests name. The compiler finds private ones.
//
// Items are compared by name alone: of two items with one name, both count as used when one is.
import { codeOf, withoutTests } from "./rust-source.mjs";

const ITEM = /\bpub(?:\([^)]*\))?\s+(?:const\s+)?(?:async\s+)?(?:unsafe\s+)?(?:fn|const|static|struct|enum|trait|type)\s+(\w+)/g;
const USE = /\b(?:pub(?:\([^)]*\))?\s+)?use\s+[^;]+;/g;
// Names in attributes (`default = "name"`) and in texts (`"{name}"`).
const IN_TEXT = /(?:=\s*"([\w:]+)"|\{(\w+)(?::[^}\n]*)?\})/g;

/** The items of a source and the names that it mentions, both without its tests. An import alone is no use. */
export function readItems(source) {
  const code = withoutTests(codeOf(source));
  const items = [...code.matchAll(ITEM)].map(({ 1: name, index }) => ({ name, line: code.slice(0, index).split("\n").length }));
  const names = [...code.replace(USE, " ").matchAll(/\b\w+\b/g)].map(([name]) => name);
  const inText = [...source.matchAll(IN_TEXT)].flatMap(([, path, name]) => path?.split("::") ?? [name]);
  return { items, names: [...names, ...inText] };
}

/**
 * The items that no source names but where they are defined, as `{ crate, name, place }`. `sources` are
 * `{ crate, file, source, isChecked }`: the items of a source that is not checked are left out, and what it names counts.
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

/** The rows of the list of allowed items, `crate name: reason`, as a map of `crate name` to the reason. */
export function readAllowed(text) {
  const rows = text.split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(rows.map((row) => [row.slice(0, row.indexOf(":")), row.slice(row.indexOf(":") + 1).trim()]));
}

/** The faults: items that are not allowed, rows without a reason, and rows of items that are used or gone. */
export function wrongItems(found, allowed) {
  const keys = new Set(found.map(({ crate, name }) => `${crate} ${name}`));
  return [
    ...found.filter(({ crate, name }) => !allowed.has(`${crate} ${name}`)).map(({ name, place }) => `${place}: only tests name ${name}`),
    ...[...allowed].filter(([, reason]) => !reason).map(([key]) => `${key} has no reason`),
    ...[...allowed.keys()].filter((key) => !keys.has(key)).map((key) => `${key} is used or gone: delete its row`),
  ];
}
