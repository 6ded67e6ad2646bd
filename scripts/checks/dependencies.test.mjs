import assert from "node:assert/strict";
import { test } from "node:test";
import { wrongDependencies } from "./dependencies.mjs";

const rules = {
  allowed: { "earshot-low": [], "earshot-high": ["earshot-low"], "earshot-tool": "all" },
  owners: { tantivy: ["earshot-high"] },
  reserved: { ureq: ["earshot-low"] },
  shared: new Set(["serde"]),
};
const crates = { "earshot-low": ["serde"], "earshot-high": ["earshot-low", "tantivy"], "earshot-tool": [] };
/** Returns the violations of `crates` with some of them replaced; `undefined` leaves a crate out. */
const faults = (replaced) => {
  const packages = Object.entries({ ...crates, ...replaced })
    .filter(([, names]) => names)
    .map(([name, names]) => ({
      name,
      dependencies: names.map((one) => (typeof one === "string" ? { name: one, kind: null } : one)),
    }));
  return wrongDependencies(packages, rules);
};

test("allowed imports pass", () => {
  assert.deepEqual(faults({ "earshot-tool": ["earshot-high", "earshot-low"] }), []);
});

test("an import that is not allowed fails", () => {
  assert.deepEqual(faults({ "earshot-low": ["serde", "earshot-high"] }), ["earshot-low may not import earshot-high"]);
});

test("a crate without a row fails", () => {
  assert.match(faults({ "earshot-new": [] })[0], /earshot-new has no row/);
});

test("a dependency of another crate fails, whether it is used or reserved", () => {
  assert.match(faults({ "earshot-low": ["serde", "tantivy"] })[0], /belongs to earshot-high/);
  assert.match(faults({ "earshot-high": ["earshot-low", "tantivy", "ureq"] })[0], /belongs to earshot-low/);
});

test("a dependency without an owner fails", () => {
  assert.match(faults({ "earshot-low": ["serde", "left-pad"] })[0], /left-pad, which has no owner/);
});

test("tests may use any dependency", () => {
  assert.deepEqual(faults({ "earshot-low": ["serde", { name: "tantivy", kind: "dev" }, { name: "earshot-high", kind: "dev" }] }), []);
});

test("an unused row fails", () => {
  assert.deepEqual(faults({ "earshot-high": ["earshot-low"] }), ["earshot-high owns tantivy but does not use it"]);
  assert.deepEqual(faults({ "earshot-low": [] }), ["serde is listed as shared, but no crate uses it"]);
  assert.deepEqual(faults({ "earshot-high": ["tantivy"] }), ["earshot-high may import earshot-low but does not"]);
  const onlyInTests = ["tantivy", { name: "earshot-low", kind: "dev" }];
  assert.deepEqual(faults({ "earshot-high": onlyInTests }), ["earshot-high may import earshot-low but does not"]);
  assert.match(faults({ "earshot-tool": undefined })[0], /earshot-tool has a row in .* but is not a crate/);
});
