// Checks that names, comments and documents use the terms of docs/glossary.md. A type or file with a ruled-out name is an error.
// Ruled-out words in other names, in comments and in documents are counted per room (a folder with a limit of its own), and the
// counts may only fall (scripts/checks/word-limits.txt).
//
//   node scripts/check-words.mjs                      check
//   node scripts/check-words.mjs --report             print the counts, one row per room
//   node scripts/check-words.mjs --report --list      print every occurrence too: path:line, kind, word
//   node scripts/check-words.mjs --report --list WORD print only the occurrences of one word
//   node scripts/check-words.mjs --shrink             lower the limits to the counts
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { COUNTED, KINDS, countByRoom, findIn, overLimits, readGlossary, readLimits, shrinkLimits, writeLimits } from "./checks/words.mjs";

const LIMITS = "scripts/checks/word-limits.txt";
const HEADING = `# How many names, comments and verbs of a room may use words that the glossary rules out. Numbers only fall:
# \`node scripts/check-words.mjs --shrink\` writes this file.
# room           ${COUNTED.map((kind) => kind.padStart(5)).join(" ")}
`;

// The glossary lists the ruled-out words. The other documents are about the past, or have the words of the specification.
const EXEMPT = /^(docs\/glossary\.md|docs\/benchmarks\.md|docs\/spec\/.*|CHANGELOG\.md|.*\/fixtures\/.*\.md|api\/src\/web\/site\/pages\/.*\.md)$/;

const lists = readGlossary(readFileSync("docs/glossary.md", "utf8"));
const sources = ["ls-files", "*.rs", "*.ts", "*.tsx", "*.js", "*.mjs", "*.md"];
const paths = execFileSync("git", sources, { encoding: "utf8", maxBuffer: 1 << 26 }).trim().split("\n");
const isWritten = (path) => existsSync(path) && !path.includes("/generated/") && !EXEMPT.test(path);
const results = paths.filter(isWritten).map((path) => ({ path, ...findIn(path, readFileSync(path, "utf8"), lists) }));
const rows = countByRoom(results);

function report([list, word]) {
  if (list === "--list") {
    for (const { path, found } of results) {
      for (const one of found) {
        if (!word || word.toLowerCase() === one.word.toLowerCase()) console.log(`${path}:${one.line}: ${one.kind} ${one.word}`);
      }
    }
  }
  const columns = [...KINDS, "lines"];
  const total = Object.fromEntries(columns.map((kind) => [kind, [...rows.values()].reduce((sum, row) => sum + row[kind], 0)]));
  const heading = { ...Object.fromEntries(KINDS.map((kind) => [kind, kind])), lines: "comment lines" };
  for (const [name, row] of [["room", heading], ...rows, ["total", total]]) {
    console.log(name.padEnd(16), ...columns.map((column) => String(row[column]).padStart(13)));
  }
}

function check(limits) {
  const names = results.flatMap(({ path, found }) =>
    found.filter(({ kind }) => !COUNTED.includes(kind)).map(({ line, kind, word }) => `${path}:${line}: the glossary rules out ${word} in names of ${kind}`),
  );
  const wrong = [...names, ...overLimits(rows, limits)];
  for (const line of wrong) console.error(`error: ${line}`);
  if (wrong.length > names.length) console.error("hint: node scripts/check-words.mjs --report --list prints every occurrence");
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
