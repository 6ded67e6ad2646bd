// Finds words that the glossary rules out, in names and comments of sources and in the prose of documents.
import { basename, extname } from "node:path";

/** The kinds of occurrences. Those of `types` and `files` are errors, the others are counted. */
export const KINDS = ["types", "files", "names", "comments", "verbs"];
export const COUNTED = ["names", "comments", "verbs"];

// Returns the words in the block of checked words, and the words in code style in the column "not" of every table.
export function readGlossary(text) {
  const block = /^```words\n(.*?)^```/ms.exec(text);
  if (!block) throw new Error("the glossary has no block of checked words");
  const lists = { types: new Set(), words: new Set(), verbs: new Set(), files: new Set() };
  for (const [, key, values] of block[1].matchAll(/^(\w+): ([^:]*?)$(?=\n\w+:|\n*(?![^]))/gm)) {
    if (!lists[key]) throw new Error(`"${key}" is not a list of checked words`);
    for (const word of values.split(/\s+/)) lists[key].add(word);
  }
  for (const [row, not] of text.matchAll(/^\|.*\| ([^|]*) \|$/gm)) {
    if (row.startsWith("|---")) continue;
    for (const [, word] of not.matchAll(/`([^`]+)`/g)) lists[/^[A-Z]/.test(word) ? "types" : "words"].add(word);
  }
  return lists;
}

// Comments are searched. Strings are blanked, since a word in a message is not a name. A single quote begins a character literal or
// a lifetime in Rust, and a string in other languages.
const COMMENT = String.raw`\/\/[^\n]*|\/\*[^]*?\*\/`;
const STRING = String.raw`r(#+)"[^]*?"\1|"(?:\\[^]|[^"\\])*"`;
const RUST = new RegExp(String.raw`${COMMENT}|${STRING}|'(?:\\.[^'\n]{0,9}|[^'\\\n])'`, "g");
const SCRIPT = new RegExp(
  String.raw`${COMMENT}|${STRING}|${"`"}(?:\\[^]|[^${"`"}\\])*${"`"}|'(?:\\[^]|[^'\\\n])*'(?!\w)`,
  "g",
);

// Fenced code, code style and the targets of links are not prose.
const NOT_PROSE = /^```[^]*?^```|`[^`\n]*`|\]\([^)\n]*\)/gm;

// Splits a source into code and comments. Both keep their positions. The prose of a document counts as a comment.
function split(path, source) {
  if (path.endsWith(".md")) return { code: "", comments: [{ at: 0, text: source.replace(NOT_PROSE, (match) => match.replace(/[^\n]/g, " ")) }] };
  const comments = [];
  const code = source.replace(path.endsWith(".rs") ? RUST : SCRIPT, (match, _hashes, at) => {
    if (match.startsWith("//") || match.startsWith("/*")) comments.push({ at, text: match });
    return match.replace(/[^\n]/g, " ");
  });
  return { code, comments };
}

// Splits `fetchOutcome`, `FetchOutcome` and `fetch_outcome` into the words fetch and outcome.
const BETWEEN_WORDS = /_|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
const wordsOf = (name) => name.split(BETWEEN_WORDS).map((word) => word.toLowerCase());

// Matches definitions, not imports: `type Name` is followed by `=`, or by the bound or the end of a Rust associated type.
const TYPE = new RegExp(
  [
    String.raw`\b(?:struct|enum|trait|union|interface|class)\s+([A-Z]\w*)`,
    String.raw`\btype\s+([A-Z]\w*)(?:<[^=;]*>)?\s*[=:;]`,
    String.raw`\bnamed!\s*\{\s*([A-Z]\w*)`,
  ].join("|"),
  "g",
);

export function findIn(path, source, lists) {
  const found = [];
  const { code, comments } = split(path, source);
  const starts = [0, ...[...source.matchAll(/\n/g)].map((match) => match.index + 1)];
  const lineAt = (at) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= at) low = middle;
      else high = middle;
    }
    return low + 1;
  };
  const stem = basename(path, extname(path));
  if (lists.files.has(stem)) found.push({ line: 1, kind: "files", word: stem });
  for (const match of code.matchAll(TYPE)) {
    const name = match[1] ?? match[2] ?? match[3];
    if (lists.types.has(name)) found.push({ line: lineAt(match.index), kind: "types", word: name });
  }
  for (const { 0: name, index } of code.matchAll(/\b[A-Za-z_]\w*/g)) {
    const word = wordsOf(name).find((part) => lists.words.has(part));
    if (word) found.push({ line: lineAt(index), kind: "names", word });
  }
  let lines = 0;
  for (const { at, text } of comments) {
    let offset = at;
    for (const line of text.split("\n")) {
      const words = line.toLowerCase().match(/[a-z']+/g) ?? [];
      if (words.length > 0) lines += 1;
      const word = words.find((part) => lists.words.has(part));
      if (word) found.push({ line: lineAt(offset), kind: "comments", word });
      const verb = words.find((part) => lists.verbs.has(part));
      if (verb) found.push({ line: lineAt(offset), kind: "verbs", word: verb });
      offset += line.length + 1;
    }
  }
  return { found, lines };
}

/** Returns the room of a path: a folder of the root, a subfolder of `data` or `tools`, `api/clients` or `ingest/fuzz`. */
export function roomOf(path) {
  const [first, second] = path.split("/");
  const nested = `${first}/${second}`;
  return ["data", "tools"].includes(first) || ["api/clients", "ingest/fuzz"].includes(nested) ? nested : first;
}

/** Counts the occurrences per room. Returns a map of room to `{ types, files, names, comments, verbs, lines }`. */
export function countByRoom(results) {
  const rows = new Map();
  for (const { path, found, lines } of results) {
    const room = roomOf(path);
    if (!rows.has(room)) rows.set(room, Object.fromEntries([...KINDS, "lines"].map((kind) => [kind, 0])));
    const row = rows.get(room);
    row.lines += lines;
    for (const { kind } of found) row[kind] += 1;
  }
  return new Map([...rows].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Parses the limits, one row per room. `api 12 30 51` has the limits of the counted kinds in their order. */
export function readLimits(text) {
  const rows = text.split("\n").filter((line) => line && !line.startsWith("#")).map((line) => line.split(/\s+/));
  return new Map(rows.map(([room, ...numbers]) => [room, Object.fromEntries(COUNTED.map((kind, at) => [kind, Number(numbers[at])]))]));
}

/** Returns an error for each room and kind above its limit. The limits of a room without a row are 0. */
export function overLimits(rows, limits) {
  return [...rows].flatMap(([room, row]) =>
    COUNTED.filter((kind) => row[kind] > (limits.get(room)?.[kind] ?? 0)).map(
      (kind) => `${room}: ${row[kind]} ${kind} with words that the glossary rules out, ${limits.get(room)?.[kind] ?? 0} are allowed`,
    ),
  );
}

/** Returns the lower of limit and count for each room, so that no limit rises. */
export function shrinkLimits(rows, limits) {
  return new Map(
    [...rows].map(([room, row]) => [
      room,
      Object.fromEntries(COUNTED.map((kind) => [kind, Math.min(row[kind], limits.get(room)?.[kind] ?? 0)])),
    ]),
  );
}

export function writeLimits(limits) {
  const rows = [...limits].filter(([, row]) => COUNTED.some((kind) => row[kind] > 0));
  return rows.map(([room, row]) => `${room.padEnd(16)} ${COUNTED.map((kind) => String(row[kind]).padStart(5)).join(" ")}\n`).join("");
}
