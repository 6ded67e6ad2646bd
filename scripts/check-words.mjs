// Counts where the code uses words that docs/glossary.md rules out. It is run by hand and fails nothing.
//
//   node scripts/check-words.mjs --report             one row of counts per folder
//   node scripts/check-words.mjs --report --list      also every occurrence: path:line, kind, word
//   node scripts/check-words.mjs --report --list door only the occurrences of one word
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { COUNTED, KINDS, countByRoom, findIn, overLimits, readGlossary, readLimits, shrinkLimits, writeLimits } from "./checks/words.mjs";

const GLOSSARY = "docs/glossary.md";
const KINDS = ["types", "files", "names", "comments", "verbs"];
const FOLDERS = [
  "api", "benches", "clients", "crawler", "data/catalog", "data/model", "data/net", "data/testkit", "fuzz", "indexer",
  "ingest", "scoring", "scripts", "tools/cli", "tools/generate", "tools/local-web", "web",
];

// Returns the lists of the block "Checked words", plus the words in code style of every column "not".
function readGlossary(text) {
  const block = /^```words\n(.*?)^```/ms.exec(text);
  if (!block) throw new Error(`${GLOSSARY} has no block of checked words`);
  const lists = { types: new Set(), words: new Set(), verbs: new Set(), files: new Set() };
  for (const [, key, values] of block[1].matchAll(/^(\w+): ([^:]*?)$(?=\n\w+:|\n*(?![^]))/gm)) {
    if (!lists[key]) throw new Error(`${GLOSSARY}: unknown list of checked words "${key}"`);
    for (const word of values.split(/\s+/)) lists[key].add(word);
  }
  for (const [row, not] of text.matchAll(/^\|.*\| ([^|]*) \|$/gm)) {
    if (row.startsWith("|---")) continue;
    for (const [, word] of not.matchAll(/`([^`]+)`/g)) lists[/^[A-Z]/.test(word) ? "types" : "words"].add(word);
  }
  return lists;
}

// Strings are blanked out, since a word in a message is not a name. In Rust, a single quote starts a character or a
// lifetime; elsewhere it starts a string.
const COMMENT = String.raw`\/\/[^\n]*|\/\*[^]*?\*\/`;
const STRING = String.raw`r(#+)"[^]*?"\1|"(?:\\[^]|[^"\\])*"`;
const RUST = new RegExp(String.raw`${COMMENT}|${STRING}|'(?:\\.[^'\n]{0,9}|[^'\\\n])'`, "g");
const SCRIPT = new RegExp(
  String.raw`${COMMENT}|${STRING}|${"`"}(?:\\[^]|[^${"`"}\\])*${"`"}|'(?:\\[^]|[^'\\\n])*'(?!\w)`,
  "g",
);

// Splits a source into code and comments, which keep their offsets.
function split(path, source) {
  const comments = [];
  const code = source.replace(path.endsWith(".rs") ? RUST : SCRIPT, (match, _hashes, offset) => {
    if (match.startsWith("//") || match.startsWith("/*")) comments.push({ offset, text: match });
    return match.replace(/[^\n]/g, " ");
  });
  return { code, comments };
}

// Splits `fetchOutcome`, `FetchOutcome` and `fetch_outcome` into the words fetch and outcome.
const WORD_BOUNDARY = /_|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
const wordsOf = (name) => name.split(WORD_BOUNDARY).map((word) => word.toLowerCase());

// Matches definitions but not imports: after `type Name` comes `=`, or `:` or `;` in a Rust associated type.
const TYPE_DEFINITION = new RegExp(
  [
    String.raw`\b(?:struct|enum|trait|union|interface|class)\s+([A-Z]\w*)`,
    String.raw`\btype\s+([A-Z]\w*)(?:<[^=;]*>)?\s*[=:;]`,
    String.raw`\bnamed!\s*\{\s*([A-Z]\w*)`,
  ].join("|"),
  "g",
);

function findWords(path, source, lists) {
  const found = [];
  const { code, comments } = split(path, source);
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map((match) => match.index + 1)];
  const lineAt = (offset) => {
    let [low, high] = [0, lineStarts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (lineStarts[middle] <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
  const stem = basename(path, extname(path));
  if (lists.files.has(stem)) found.push({ line: 1, kind: "files", word: stem });
  for (const match of code.matchAll(TYPE_DEFINITION)) {
    const name = match[1] ?? match[2] ?? match[3];
    if (lists.types.has(name)) found.push({ line: lineAt(match.index), kind: "types", word: name });
  }
  for (const { 0: name, index } of code.matchAll(/\b[A-Za-z_]\w*/g)) {
    const word = wordsOf(name).find((part) => lists.words.has(part));
    if (word) found.push({ line: lineAt(index), kind: "names", word });
  }
  let lines = 0;
  for (const { offset: start, text } of comments) {
    let offset = start;
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
  const rows = new Map([...FOLDERS, "total"].map((folder) => [folder, { ...zeros }]));
  const sources = ["ls-files", "*.rs", "*.ts", "*.tsx", "*.js", "*.mjs"];
  const paths = execFileSync("git", sources, { encoding: "utf8" }).trim().split("\n");
  for (const path of paths) {
    const folder = FOLDERS.find((name) => path.startsWith(`${name}/`));
    if (!folder || path.includes("/generated/")) continue;
    const { found, lines } = findWords(path, readFileSync(path, "utf8"), lists);
    for (const name of [folder, "total"]) {
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
  const total = Object.fromEntries(columns.map((kind) => [kind, [...rows.values()].reduce((sum, row) => sum + row[kind], 0)]));
  const heading = { ...Object.fromEntries(KINDS.map((kind) => [kind, kind])), lines: "comment lines" };
  for (const [name, row] of [["folder", heading], ...rows]) {
    console.log(name.padEnd(16), ...columns.map((column) => String(row[column]).padStart(13)));
  }
}

function check(limits) {
  const names = results.flatMap(({ path, found }) =>
    found.filter(({ kind }) => !COUNTED.includes(kind)).map(({ line, kind, word }) => `${path}:${line}: the glossary rules out ${word} in names of ${kind}`),
  );
  const wrong = [...names, ...overLimits(rows, limits)];
  for (const line of wrong) console.error(`error: ${line}`);
  if (wrong.length > names.length) console.error("hint: node scripts/check-words.mjs --report --list prints every place");
  return wrong.length === 0 ? 0 : 1;
}

const [mode, ...options] = process.argv.slice(2);
const limits = readLimits(readFileSync(LIMITS, "utf8"));
if (mode === "--report") report(options);
else if (mode === "--shrink") writeFileSync(LIMITS, HEADING + writeLimits(shrinkLimits(rows, limits)));
else if (mode === undefined) process.exitCode = check(limits);
else {
  console.error("usage: node scripts/check-words.mjs [--report [--list [WORD]] | --shrink]");
  process.exitCode = 2;
}
