import assert from "node:assert/strict";
import { test } from "node:test";
import { findCitations, readSummary, wrongCitations } from "./citations.mjs";

const cited = (text) => findCitations(text).map(({ section, part }) => (part ? `${section} ${part}` : section));

test("finds citations in all their forms", () => {
  assert.deepEqual(cited("/// Spec 9: minimum length."), ["9"]);
  assert.deepEqual(cited("by the rules of spec 4, 5 and 6."), ["4", "5", "6"]);
  assert.deepEqual(cited("// Spec 5, Sort fields: all are equal"), ["5 Sort fields"]);
  assert.deepEqual(cited("(spec 3, chartPositions, podRoll)."), ["3 chartPositions"]);
  assert.deepEqual(cited("(spec 3, Sortable; spec 5, Sort fields)"), ["3 Sortable", "5 Sort fields"]);
  assert.deepEqual(cited("//! seen (spec 3,\n//! Contacts)"), ["3 Contacts"]);
  assert.deepEqual(cited("specification 5.2"), ["5.2"]);
  assert.deepEqual(cited("Spec 6 and 9, a row of the table"), ["6", "9"]);
  assert.deepEqual(cited("inspect 5 files, the specs of 3"), []);
});

test("a citation needs a summary of its section, and a heading or row for its part", () => {
  const summaries = new Map([["5", readSummary("# 5 Rules\n## Sort fields\n| case | x |\n| Searches | 20 |\n")]]);
  const faults = (text) => wrongCitations(findCitations(text), summaries);
  assert.deepEqual(faults("spec 5; spec 5.1; Spec 5, Sort fields; Spec 5, Searches per day"), []);
  assert.match(faults("\nspec 8")[0], /^2: spec 8 has no summary/);
  assert.match(faults("Spec 5, Colors.")[0], /"Colors" is not a heading/);
});
