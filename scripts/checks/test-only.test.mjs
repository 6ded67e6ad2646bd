import assert from "node:assert/strict";
import { test } from "node:test";
import { findTestOnly, readAllowed, readItems, wrongItems } from "./test-only.mjs";

const source = (file, text, isChecked = true) => ({ crate: "earshot-x", file, source: text, isChecked });
const found = (...sources) => findTestOnly(sources).map(({ name, place }) => `${place} ${name}`);

test("an item that production code names is used, also in another crate", () => {
  assert.deepEqual(found(source("a.rs", "pub fn open() {}"), source("b.rs", "fn main() { a::open(); }")), []);
  assert.deepEqual(found(source("a.rs", "pub fn open() {}"), source("bench.rs", "fn main() { open(); }", false)), []);
});

test("tests, imports and comments do not count as uses", () => {
  const text = "/// See [`open`].\npub fn open() {}\n#[cfg(test)]\nmod tests { fn t() { super::open(); } }";
  assert.deepEqual(found(source("a.rs", text), source("lib.rs", "pub use a::open;")), ["a.rs:2 open"]);
});

test("names in attributes and format strings count as uses", () => {
  const text = 'pub fn one() -> u8 { 1 }\npub const SQL: &str = "x";\n#[serde(default = "one")]\nfn f() { format!("{SQL} y"); }';
  assert.deepEqual(found(source("a.rs", text)), []);
});

test("leaves out items of sources that are not checked", () => {
  assert.deepEqual(found(source("testkit.rs", "pub fn clock() {}", false)), []);
  assert.deepEqual(readItems("pub(crate) async fn a() {}\npub struct B;\nfn c() {}").items.map(({ name }) => name), ["a", "B"]);
});

test("an allowed item needs a reason, and a row without an item fails", () => {
  const items = findTestOnly([source("a.rs", "pub fn seam() {}\npub fn gone() {}")]);
  const allowed = readAllowed("# heading\nearshot-x seam: another server in tests\n");
  assert.deepEqual(wrongItems(items, allowed), ["a.rs:2: only tests use gone"]);
  assert.deepEqual(wrongItems(items.slice(0, 1), readAllowed("earshot-x seam:\nearshot-x old: why\n")), [
    "earshot-x seam has no reason", "earshot-x old is used or does not exist: delete its row",
  ]);
});
