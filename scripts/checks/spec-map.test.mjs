import assert from "node:assert/strict";
import { test } from "node:test";
import { hasTest, referencesOf, wrongRows } from "./spec-map.mjs";

const texts = {
  "api/tests/it/catalog/charts.rs": "#[tokio::test]\nasync fn a_chart_has_ranks() {}",
  "api/server/src/error/code.rs": "#[cfg(test)]\nmod tests {\n#[test]\nfn codes() {} }",
  "data/model/src/plans/plan.rs": "mod tests;",
  "data/model/src/slug.rs": "pub struct Slug;",
  "indexer/tests/it/conformance/facets.rs": "#[test]\nfn f() {}",
  "web/e2e/sign-in.spec.ts": 'test("signs in", () => {});',
};
const files = Object.keys(texts);
const read = (file) => texts[file];
const row = (state, tests = "") => wrongRows(`| Charts | \`api/src\` | ${tests} | ${state} |`, files, read);

test("a room applies to the names after it", () => {
  assert.deepEqual(referencesOf("api `charts`, `errors`, browser `sign-in`; `plan::tests`"), [
    ["api", "charts"], ["api", "errors"], ["browser", "sign-in"], [undefined, "plan::tests"],
  ]);
});

test("a test is a file, a folder of tests, a module with tests, or a function", () => {
  for (const found of [["api", "charts"], ["api", "a_chart_has_ranks"], ["indexer", "conformance::facets"], ["indexer", "conformance"], ["browser", "sign-in"], [undefined, "plan::tests"]]) {
    assert.ok(hasTest(found, files, read), found.join(" "));
  }
  for (const missing of [["api", "gone"], ["browser", "charts"], [undefined, "slug::tests"], ["api", "a_chart_has"]]) {
    assert.ok(!hasTest(missing, files, read), missing.join(" "));
  }
});

test("a row that is done needs a test that exists", () => {
  assert.deepEqual(row("done", "api `charts`"), []);
  assert.match(row("done")[0], /names no test/);
  assert.match(row("done: all of it", "api `gone`")[0], /no test api gone/);
  assert.deepEqual(row("part: half of it"), []);
  assert.deepEqual(row("done (browser `sign-in`)"), []);
});
