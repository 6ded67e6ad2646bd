// Searches the data folder of scripts/test-embeddings by meaning, and by words and meaning, in one language for what is in texts of
// another one. The model is a real one, so the test names what anybody would expect first.
import { execFileSync } from "node:child_process";
import assert from "node:assert/strict";

const [earshot, data] = process.argv.slice(2);
const search = (by, question, language) => {
  const output = execFileSync(earshot, ["--data-dir", data, "--json", "--quiet", "search", "--episodes", "--by", by, "--language", language, question], { encoding: "utf8" });
  const { hits, foundBy } = JSON.parse(output);
  assert.equal(foundBy.shortfall, null, `${question}: ${foundBy.shortfall}`);
  return hits.map(({ title }) => title);
};

const expected = [
  ["Gibt es ein Meer unter dem Eis eines Mondes?", "en", "The ocean under twelve miles of ice"],
  ["Warum Schokolade vergoren wird", "en", "Chocolate is a ferment"],
  ["my sourdough starter smells bad", "de", "Der Ansatz stinkt, was nun?"],
];
for (const [question, language, title] of expected) {
  const found = search("meaning", question, language);
  const place = found.indexOf(title) + 1;
  console.log(`${question}: ${title} is at place ${place || "none"} by meaning, ${search("both", question, language).indexOf(title) + 1 || "none"} by both`);
  assert.ok(place >= 1 && place <= 3, `${question} finds ${found.slice(0, 5).join(" | ")}`);
}
