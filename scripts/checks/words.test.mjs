import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { countByRoom, findIn, overLimits, readGlossary, readLimits, roomOf, shrinkLimits, writeLimits } from "./words.mjs";

const GLOSSARY = `
| term | meaning | not |
|---|---|---|
| host permit | The right to send. | \`Leave\`, \`rebuked\`, look |

\`\`\`words
types: Said Came
words: door
verbs: says asks
files: came door
\`\`\`
`;
const lists = readGlossary(GLOSSARY);
const places = (path, source) => findIn(path, source, lists).found.map(({ line, kind, word }) => `${line} ${kind} ${word}`);

test("reads words from the block and from code style in the column `not`", () => {
  assert.deepEqual([...lists.types], ["Said", "Came", "Leave"]);
  assert.deepEqual([...lists.words], ["door", "rebuked"]);
});

test("finds definitions of types in Rust and TypeScript, and ignores uses", () => {
  assert.deepEqual(places("a.rs", "use x::Said;\npub struct Came(Said);\npub(crate) enum Leave { A }\ntrait T { type Said; }"), [
    "2 types Came", "3 types Leave", "4 types Said",
  ]);
  assert.deepEqual(places("a.ts", "import { Said } from 'x';\ninterface Came {}\ntype Leave = string;"), ["2 types Came", "3 types Leave"]);
});

test("checks the stem of a file name", () => {
  assert.deepEqual(places("api/src/door.rs", ""), ["1 files door"]);
});

test("finds words in names in any case, and ignores strings", () => {
  assert.deepEqual(places("a.rs", 'let front_door = "door"; open(FrontDoor); outdoors();'), ["1 names door", "1 names door"]);
});

test("finds words and verbs in comments", () => {
  assert.deepEqual(places("a.rs", "//! A door.\n/* it\n says */\nlet it: &'static str = x; // asks"), ["1 comments door", "3 verbs says", "4 verbs asks"]);
});

test("the prose of a document counts as a comment, its code does not", () => {
  const text = "# A door\n\nThe `door` says [no](https://door.example).\n\n```sh\nopen door\n```\n";
  assert.deepEqual(places("docs/a.md", text), ["1 comments door", "3 verbs says"]);
});

test("returns the room of a path", () => {
  assert.equal(roomOf("data/model/src/lib.rs"), "data/model");
  assert.equal(roomOf("indexer/engine/src/lib.rs"), "indexer");
  assert.equal(roomOf("ingest/fuzz/targets/feed.rs"), "ingest/fuzz");
});

test("limits may only fall", () => {
  const rows = countByRoom([{ path: "api/a.rs", lines: 3, found: [{ kind: "names" }, { kind: "names" }, { kind: "verbs" }] }]);
  assert.deepEqual(overLimits(rows, readLimits("api 2 0 1\n")), []);
  assert.match(overLimits(rows, readLimits("api 1 0 1\n"))[0], /^api: 2 names .* 1 are allowed/);
  assert.equal(overLimits(rows, readLimits("")).length, 2, "a room without a row");
  assert.equal(writeLimits(shrinkLimits(rows, readLimits("api 5 5 0\n"))).replace(/\s+/g, " ").trim(), "api 2 0 0");
});

test("reads the real glossary", () => {
  const real = readGlossary(readFileSync(new URL("../../docs/glossary.md", import.meta.url), "utf8"));
  for (const list of Object.values(real)) assert.ok(list.size > 10);
});
