import assert from "node:assert/strict";
import { test } from "node:test";
import { expandBraces, makeExists, wrongNames, wrongPaths } from "./doc-paths.mjs";

const exists = makeExists([
  "README.md", "api/README.md", "api/src/views/hit.rs", "api/src/views/mod.rs", "data/model/src/plans/plan.rs", "docs/recipes/page.md", "web/src/app/paths.ts",
]);
const faults = (text, path = "docs/map.md") => wrongPaths(path, text, exists);

test("finds paths from the root, of files and of folders", () => {
  assert.deepEqual(faults("In `api/src/views/hit.rs`, `data/model/` and `api/src/views/*.rs`."), []);
  assert.match(faults("one\n\ntwo `api/src/views/gone.rs`")[0], /^3: api\/src\/views\/gone.rs does not exist/);
  assert.match(faults("`api/src/gone/`")[0], /does not exist/);
  assert.match(faults("`api/src/views/*.ts`")[0], /does not exist/);
});

test("braces are expanded", () => {
  assert.deepEqual(expandBraces("a/{b,c}/{d,e}.rs"), ["a/b/d.rs", "a/b/e.rs", "a/c/d.rs", "a/c/e.rs"]);
  assert.equal(faults("`api/src/views/{hit,gone}.rs`").length, 1);
});

test("searches a file name in the rooms that its block has named before, and in the document's folder", () => {
  assert.deepEqual(faults("| `api` | `src/views/hit.rs` |"), []);
  assert.deepEqual(faults("`api/src/views/mod.rs`, then\n`hit.rs`"), []);
  assert.deepEqual(faults("`src/views/hit.rs`", "api/README.md"), []);
  assert.match(faults("`api/src/views/mod.rs`\n\n`hit.rs`")[0], /hit.rs is not found in docs/, "another paragraph");
  assert.match(faults("- `api/src`\n- `hit.rs`")[0], /hit.rs is not found/, "another entry");
  assert.match(faults("`api/src/views/mod.rs`, `plan.rs`")[0], /plan.rs is not found/, "another room");
});

test("other texts in code style pass", () => {
  assert.deepEqual(faults("`/search`, `search/episodes`, `manifest.json`, `Result<T>`, `earshot ingest a.opml`\n```sh\ncat `api/gone.rs`\n```"), []);
});

test("the target of a link must exist", () => {
  assert.deepEqual(faults("[a](recipes/page.md), [b](../README.md#top), [c](https://example.com), [d](#here)"), []);
  assert.match(faults("[a](recipes/gone.md)")[0], /is broken/);
});

test("identifiers must occur in the files that a page names", () => {
  const sources = { "api/src/views/hit.rs": "struct HitView; fn show_hit() {} enum Kind { One } macro_rules! rows {}" };
  const names = (text) => wrongNames(text, exists, (path) => sources[path] ?? "");
  assert.deepEqual(names("`HitView`, `show_hit`, `Kind::One` and `rows!` in `api/src/views/hit.rs`; `views`, `<em>`, `a.b`."), []);
  assert.match(names("`api/src/views/hit.rs`\nhas `Hit`")[0], /^2: Hit does not occur/, "whole words");
  assert.match(names("`HitView` in `data/model/src/plans/plan.rs`")[0], /HitView does not occur/, "another file");
  assert.deepEqual(names("`view.show_hit(&json, || text)` in `api/src/views/hit.rs`"), []);
  assert.match(names("`view.hide_hit(&json)` in `api/src/views/hit.rs`")[0], /hide_hit.* does not occur/, "a call");
});
