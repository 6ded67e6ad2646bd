// Searches that scan many positions: phrases of repeated words with slop, and passages of a very long transcript.
import { parseJson, manyTerms, oneTerm, send } from "../client.mjs";

export const name = "slop";
export const settles = true;

/** The engine's time budget for one search (`BUDGET` of the indexer). A response may take a little longer. */
const SEARCH_MS = 2_000;
const TOLERANCE_MS = 200;
const SEARCH_PATH = "/api/v1/search/episodes";

export async function run(harness) {
  const { longEpisode, longWords } = harness.catalog;
  const phraseSearch = (words, slop) => ({ path: SEARCH_PATH, body: oneTerm(words.join(" "), ["transcript"], { phraseMatch: true, slop }) });
  const passages = (searchOptions) => ({ path: `${SEARCH_PATH}/${longEpisode}/transcript`, body: { searchOptions, pageSize: 100 } });
  const repeatThe = (count) => Array(count).fill("the");
  const kinds = {
    "14 × the, slop 100": (index) => phraseSearch(repeatThe(14), 100 - (index % 50)),
    "14 frequent words, slop 100": (index) => phraseSearch(Array.from({ length: 14 }, (_, offset) => longWords[(index + offset) % 5]), 100),
    "passages, 30 × the": () => passages(oneTerm(repeatThe(30).join(" "), ["transcript"])),
    "passages, 30 × the, slop": (index) => passages(oneTerm(repeatThe(30).join(" "), ["transcript"], { phraseMatch: true, slop: 100 - (index % 50) })),
    "passages, 60 terms": (index) => passages(manyTerms(longWords.slice(index % 20, (index % 20) + 60), ["transcript"])),
  };
  const request = (kind, index, from) => send({ ...harness.target(), method: "POST", from, ...kinds[kind](index) });

  // One after another, so that each time is that of a single request.
  let maxOvertime = 0;
  for (const kind of Object.keys(kinds)) {
    const response = await request(kind, 0, harness.attacker());
    harness.note(`${kind}: ${response.status || response.error} after ${response.ms.toFixed(0)} ms`);
    maxOvertime = Math.max(maxOvertime, response.ms - SEARCH_MS);
    if (await harness.hasDied()) return;
  }
  harness.check("time of a single request beyond the search budget", maxOvertime, TOLERANCE_MS * harness.factor, "ms");

  // All at once, each request from a new address, so that no daily quota is used up.
  const until = performance.now() + harness.seconds * 1000;
  let slowest = 0;
  let maxEngineMs = 0;
  let number = 0;
  const runLane = async (kind) => {
    while (performance.now() < until && !(await harness.hasDied())) {
      number += 1;
      const response = await request(kind, number, harness.attacker());
      slowest = Math.max(slowest, response.ms);
      maxEngineMs = Math.max(maxEngineMs, parseJson(response)?.data?.searchResultsStats?.time.totalSearchTimeMs ?? 0);
      harness.count(response);
    }
  };
  await Promise.all(Object.keys(kinds).flatMap((kind) => [runLane(kind), runLane(kind)]));
  harness.check("engine time beyond the search budget", maxEngineMs - SEARCH_MS, TOLERANCE_MS * harness.factor, "ms");
  harness.check("request time beyond the deadline", slowest - harness.requestMs, TOLERANCE_MS, "ms");
}
