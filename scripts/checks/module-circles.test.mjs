import assert from "node:assert/strict";
import { test } from "node:test";
import {
  circleLine, findCircles, findParentCircles, importsOfParentCircle, importsWithin, parentCircleLine,
} from "./module-circles.mjs";
import { codeOf, withoutTests } from "./rust-source.mjs";

/** Returns the modules of a made-up crate: `{ "a::b": "source" }`, the root under `""`. */
const crate = (sources) =>
  new Map(Object.entries({ "": "", ...sources }).map(([path, source]) => [path, { code: withoutTests(codeOf(source)) }]));
const linesOf = (sources) => findCircles(crate(sources)).map((circle) => circleLine("x", circle));

test("two modules that import each other are a circle", () => {
  assert.deepEqual(linesOf({ a: "use crate::b::B; pub struct A;", b: "use super::a::A; pub struct B;" }), ["x crate: a, b"]);
});

test("a path in the code counts as an import", () => {
  assert.deepEqual(linesOf({ a: "fn f() { crate::b::g(); }", b: "fn g() { super :: a :: f() }" }), ["x crate: a, b"]);
});

test("imports in one direction are not a circle", () => {
  assert.deepEqual(linesOf({ a: "use crate::b::B;", b: "pub struct B;", c: "use crate::{a, b::B};" }), []);
});

test("a circle of three modules is one line", () => {
  const sources = { a: "use crate::b::B;", b: "use crate::c::C; pub struct B;", c: "fn f(a: crate::a::A) {} pub struct C;" };
  assert.deepEqual(linesOf(sources), ["x crate: a, b, c"]);
});

test("nested modules count as the sibling that contains them", () => {
  const sources = {
    a: "mod deep;", "a::deep": "use crate::b::B;",
    b: "mod low; pub struct B;", "b::low": "use crate::a::A;",
  };
  assert.deepEqual(linesOf(sources), ["x crate: a, b"]);
  const circle = findCircles(crate(sources))[0];
  assert.deepEqual(importsWithin(crate(sources), circle), ["a -> b: a::deep imports b", "b -> a: b::low imports a"]);
});

test("a name that the parent re-exports belongs to the module that defines it", () => {
  const parent = "mod a; mod b; pub use a::A; use b::B;";
  assert.deepEqual(linesOf({ p: parent, "p::a": "use super::B; pub struct A;", "p::b": "use super::A; pub struct B;" }), ["x crate::p: a, b"]);
});

test("a glob re-export is followed", () => {
  const parent = "mod a; mod b; pub use a::*; pub use b::*;";
  assert.deepEqual(linesOf({ p: parent, "p::a": "use super::B; pub struct A;", "p::b": "use super::A; pub struct B;" }), ["x crate::p: a, b"]);
});

test("a child that uses an item of its parent is not a circle between siblings", () => {
  assert.deepEqual(linesOf({ p: "mod a; pub struct P; use a::A;", "p::a": "use super::P; pub struct A;" }), []);
});

test("reads use trees, aliases and imports over several lines", () => {
  const sources = { a: "use crate::{\n  c::{self, C as Other},\n  b::{B, inner::{X, Y}},\n};", b: "use crate::a::A as Z; pub struct B;", c: "pub struct C;" };
  assert.deepEqual(linesOf(sources), ["x crate: a, b"]);
});

test("ignores tests, comments and strings", () => {
  const b = `
    //! See [\`crate::a\`], crate::a::A.
    /* crate::a::A */
    const T: &str = "crate::a::A";
    const R: &str = r#"crate::a::"A""#;
    const C: char = '"';
    fn live<'a>(it: &'a str) {}
    #[cfg(test)]
    use crate::a::A;
    #[cfg(test)]
    #[allow(clippy::unwrap_used, reason = "a test")]
    mod tests { use crate::a::A; fn f() { let x = [1; 2]; } }
    pub struct B;`;
  assert.deepEqual(linesOf({ a: "use crate::b::B;", b }), []);
  assert.deepEqual(linesOf({ a: "use crate::b::B;", b: `${b} use crate::a::A;` }), ["x crate: a, b"], "code after the tests counts");
});

test("an external crate with the name of another module is not an import", () => {
  assert.deepEqual(linesOf({ a: "mod url; use crate::b::B;", "a::url": "", b: "use url::Url; pub struct B;" }), []);
});

const parentLinesOf = (sources) => findParentCircles(crate(sources)).map((circle) => parentCircleLine("x", circle));

test("a module and its child that use each other's items are a circle", () => {
  const sources = { p: "mod a; pub struct P; fn f() { a::run() }", "p::a": "use super::P; pub fn run() {}" };
  assert.deepEqual(parentLinesOf(sources), ["x crate::p with its children: a"]);
  assert.deepEqual(importsOfParentCircle(crate(sources), findParentCircles(crate(sources))[0]), ["p imports p::a", "p::a imports p"]);
});

test("a circle of a module leads over siblings and deeper children", () => {
  const sources = {
    p: "mod a; mod b; pub struct P; use a::run;", "p::a": "use super::b; pub fn run() {}",
    "p::b": "mod deep; use deep::D;", "p::b::deep": "use crate::p::P; pub struct D;",
  };
  assert.deepEqual(parentLinesOf(sources), ["x crate::p with its children: a, b, b::deep"]);
});

test("a module that only re-exports its child, or a leaf that both use, is not a circle", () => {
  assert.deepEqual(parentLinesOf({ p: "mod a; pub use a::A; pub struct P;", "p::a": "use super::P; pub struct A;" }), []);
  const leaf = { p: "mod a; mod leaf; use a::run; use leaf::P;", "p::a": "use super::leaf::P; pub fn run() {}", "p::leaf": "pub struct P;" };
  assert.deepEqual(parentLinesOf(leaf), []);
});

test("the root of a crate and a module that uses its items are a circle", () => {
  assert.deepEqual(parentLinesOf({ "": "mod a; pub struct Root; use a::A;", a: "use crate::Root; pub struct A;" }), ["x crate with its children: a"]);
  assert.deepEqual(parentLinesOf({ "": "mod a; mod leaf; pub use leaf::Root; use a::A;", a: "use crate::Root; pub struct A;", leaf: "pub struct Root;" }), []);
});
