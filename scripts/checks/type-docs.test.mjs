import assert from "node:assert/strict";
import { test } from "node:test";
import { hasExample, hasTest, undocumentedTypes } from "./type-docs.mjs";

const names = (source) => undocumentedTypes(source).map(({ line, name }) => `${line} ${name}`);

test("a public type needs a doc comment", () => {
  assert.deepEqual(names("/// A.\npub struct A;\npub enum B {}\npub(crate) struct C;\nstruct D;\n\npub trait E {}\npub type F = u8;"), ["3 B", "7 E", "8 F"]);
});

test("attributes and plain comments may be between a type and its doc comment", () => {
  assert.deepEqual(names('/// A.\n#[derive(Debug)]\n// Why.\n#[serde(\n    rename_all = "x",\n)]\npub struct A;'), []);
  assert.deepEqual(names("// Plain.\n#[derive(\n    Debug,\n)]\npub struct A;"), ["5 A"]);
  assert.deepEqual(names("pub struct X { a: [u8; 2] }\n#[derive(Debug)]\npub struct A;"), ["1 X", "3 A"]);
});

test("the doc comment of another type does not count", () => {
  assert.deepEqual(names("/// A.\npub struct A;\n\npub struct B;"), ["4 B"]);
});

test("leaves out tests and the names that SeaORM requires", () => {
  assert.deepEqual(names("#[cfg(test)]\nmod tests {\n    pub struct A;\n}"), []);
  const table = "#[earshot_attributes::table(\"teams\")]\npub struct Model {}\npub enum Relation {}\npub struct Other;";
  assert.deepEqual(names(`//! Jobs.\n${table}`), ["5 Other"]);
  assert.equal(names(table).length, 3, "without a header of the module");
});

test("finds examples that rustdoc runs", () => {
  assert.equal(hasExample("/// ```\n/// f();\n/// ```"), true);
  assert.equal(hasExample("/// ```text\n/// f\n/// ```\n/// ```json\n/// ```"), false);
  assert.equal(hasExample("/// ```text\n/// f\n/// ```\n//! ```rust\n"), true);
});

test("tests are found, also those of tokio and within macros", () => {
  for (const source of ["#[test]\nfn a() {}", "    #[tokio::test(start_paused = true)]\n    async fn a() {}", "proptest! {\n    #[test]\n    fn a(b in 0..9) {}\n}"]) {
    assert.ok(hasTest(source), source);
  }
  assert.ok(!hasTest("// #[test]\n#[tested]\nfn a() {}"));
});
