// Counts where the code uses words that docs/glossary.md rules out. Run by hand; nothing fails on what it finds.
//
//   node scripts/check-words.mjs --report             one row of counts per room
//   node scripts/check-words.mjs --report --list      also every place: path:line, kind, word
//   node scripts/check-words.mjs --report --list door only the places of one word
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";

const GLOSSARY = "docs/glossary.md";
const KINDS = ["types", "files", "names", "comments", "verbs"];
const ROOMS = [
  "api", "benches", "clients", "crawler", "data/catalog", "data/model", "data/net", "data/testkit", "fuzz", "indexer",
  "ingest", "scoring", "scripts", "tools/cli", "tools/generate", "tools/local-web", "web",
];

// The block of checked words, and the words in code style of the column "not" of every table.
function readGlossary(text) {
  const block = /^```words\n(.*?)^```/ms.exec(text);
  if (!block) throw new Error(`${GLOSSARY} has no block of checked words`);
  const lists = { types: new Set(), words: new Set(), verbs: new Set(), files: new Set() };
  for (const [, key, values] of block[1].matchAll(/^(\w+): ([^:]*?)$(?=\n\w+:|\n*(?![^]))/gm)) {
    if (!lists[key]) throw new Error(`${GLOSSARY}: "${key}" is no list of checked words`);
    for (const word of values.split(/\s+/)) lists[key].add(word);
  }
  for (const [row, not] of text.matchAll(/^\|.*\| ([^|]*) \|$/gm)) {
    if (row.startsWith("|---")) continue;
    for (const [, word] of not.matchAll(/`([^`]+)`/g)) lists[/^[A-Z]/.test(word) ? "types" : "words"].add(word);
  }
  return lists;
}

// Comments are searched, strings are blanked: a word in a message is no name. A single quote begins a character or
// a lifetime in Rust, and a string elsewhere.
const COMMENT = String.raw`\/\/[^\n]*|\/\*[^]*?\*\/`;
const STRING = String.raw`r(#+)"[^]*?"\1|"(?:\\[^]|[^"\\])*"`;
const RUST = new RegExp(String.raw`${COMMENT}|${STRING}|'(?:\\.[^'\n]{0,9}|[^'\\\n])'`, "g");
const SCRIPT = new RegExp(
  String.raw`${COMMENT}|${STRING}|${"`"}(?:\\[^]|[^${"`"}\\])*${"`"}|'(?:\\[^]|[^'\\\n])*'(?!\w)`,
  "g",
);

// Splits a source into code and comments; both keep their places.
function split(path, source) {
  const comments = [];
  const code = source.replace(path.endsWith(".rs") ? RUST : SCRIPT, (match, _hashes, at) => {
    if (match.startsWith("//") || match.startsWith("/*")) comments.push({ at, text: match });
    return match.replace(/[^\n]/g, " ");
  });
  return { code, comments };
}

// `fetchOutcome`, `FetchOutcome` and `fetch_outcome` are the words fetch and outcome.
const BETWEEN_WORDS = /_|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
const wordsOf = (name) => name.split(BETWEEN_WORDS).map((word) => word.toLowerCase());

// A definition, not an import: what follows `type Name` is `=`, or a bound or the end of a Rust associated type.
const TYPE = new RegExp(
  [
    String.raw`\b(?:struct|enum|trait|union|interface|class)\s+([A-Z]\w*)`,
    String.raw`\btype\s+([A-Z]\w*)(?:<[^=;]*>)?\s*[=:;]`,
    String.raw`\bnamed!\s*\{\s*([A-Z]\w*)`,
  ].join("|"),
  "g",
);

function findIn(path, source, lists) {
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

function main(options) {
  if (options[0] !== "--report") {
    console.error("usage: node scripts/check-words.mjs --report [--list [WORD]]");
    return 2;
  }
  const lists = readGlossary(readFileSync(GLOSSARY, "utf8"));
  const isListed = options[1] === "--list";
  const zeros = Object.fromEntries([...KINDS, "lines"].map((column) => [column, 0]));
  const rows = new Map([...ROOMS, "total"].map((room) => [room, { ...zeros }]));
  const sources = ["ls-files", "*.rs", "*.ts", "*.tsx", "*.js", "*.mjs"];
  const paths = execFileSync("git", sources, { encoding: "utf8" }).trim().split("\n");
  for (const path of paths) {
    const room = ROOMS.find((name) => path.startsWith(`${name}/`));
    if (!room || path.includes("/generated/")) continue;
    const { found, lines } = findIn(path, readFileSync(path, "utf8"), lists);
    for (const name of [room, "total"]) {
      rows.get(name).lines += lines;
      for (const { kind } of found) rows.get(name)[kind] += 1;
    }
    if (!isListed) continue;
    for (const { line, kind, word } of found) {
      const isWanted = !options[2] || options[2].toLowerCase() === word.toLowerCase();
      if (isWanted) console.log(`${path}:${line}: ${kind} ${word}`);
    }
  }
  const columns = [...KINDS, "lines"];
  const heading = { ...Object.fromEntries(KINDS.map((kind) => [kind, kind])), lines: "comment lines" };
  for (const [name, row] of [["room", heading], ...rows]) {
    console.log(name.padEnd(16), ...columns.map((column) => String(row[column]).padStart(13)));
  }
  return 0;
}

process.exitCode = main(process.argv.slice(2));
