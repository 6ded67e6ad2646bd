import assert from "node:assert/strict";
import { test } from "node:test";
import { wrongDependencies } from "./dependencies.mjs";

const rules = {
  allowed: { "earshot-low": [], "earshot-high": ["earshot-low"], "earshot-tool": "all" },
  owners: { tantivy: ["earshot-high"] },
  reserved: { ureq: ["earshot-low"] },
  shared: new Set(["serde"]),
};
const faults = (crates) => {
  const packages = Object.entries({ "earshot-high": ["tantivy", "serde"], ...crates }).map(([name, names]) => ({
    name,
    dependencies: names.map((one) => (typeof one === "string" ? { name: one, kind: null } : one)),
  }));
  return wrongDependencies(packages, rules);
};

test("imports that the rules name pass", () => {
  assert.deepEqual(faults({ "earshot-low": ["serde"], "earshot-tool": ["earshot-high", "earshot-low"] }), []);
});

test("an import against the direction fails", () => {
  assert.deepEqual(faults({ "earshot-low": ["earshot-high"] }), ["earshot-low may not import earshot-high"]);
});

test("a crate without a row fails", () => {
  assert.match(faults({ "earshot-new": [] })[0], /earshot-new has no row/);
});

test("a dependency of another crate fails, whether it is used or reserved", () => {
  assert.match(faults({ "earshot-low": ["tantivy"] })[0], /belongs to earshot-high/);
  assert.match(faults({ "earshot-high": ["tantivy", "serde", "ureq"] })[0], /belongs to earshot-low/);
});

test("a dependency without an owner fails", () => {
  assert.match(faults({ "earshot-low": ["left-pad"] })[0], /left-pad, which has no owner/);
});

test("tests may use what they need", () => {
  assert.deepEqual(faults({ "earshot-low": [{ name: "tantivy", kind: "dev" }, { name: "earshot-high", kind: "dev" }] }), []);
});

test("a row that nothing uses any more fails", () => {
  assert.deepEqual(faults({ "earshot-high": [] }), ["earshot-high owns tantivy and does not use it", "serde is shared and nobody uses it"]);
});
