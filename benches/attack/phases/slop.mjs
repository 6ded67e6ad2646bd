// Searches whose walks of positions multiply: a phrase of repeated words with slop, and passages of a very long transcript.
import { json, manyTerms, oneTerm, send } from "../client.mjs";

export const name = "slop";
export const settles = true;

/** The engine's time for one search (`BUDGET` of the indexer), and what an answer may take beyond it. */
const SEARCH_MS = 2_000;
const LATE_MS = 200;
const SEARCH_PATH = "/api/v1/search/episodes";

export async function run(arena) {
  const { longEpisode, longWords } = arena.catalog;
  const sloppy = (words, slop) => ({ path: SEARCH_PATH, body: oneTerm(words.join(" "), ["transcript"], { phraseMatch: true, slop }) });
  const passages = (searchOptions) => ({ path: `${SEARCH_PATH}/${longEpisode}/transcript`, body: { searchOptions, pageSize: 100 } });
  const the = (count) => Array(count).fill("the");
  const kinds = {
    "14 × the, slop 100": (at) => sloppy(the(14), 100 - (at % 50)),
    "14 frequent words, slop 100": (at) => sloppy(Array.from({ length: 14 }, (_, place) => longWords[(at + place) % 5]), 100),
    "passages, 30 × the": () => passages(oneTerm(the(30).join(" "), ["transcript"])),
    "passages, 30 × the, slop": (at) => passages(oneTerm(the(30).join(" "), ["transcript"], { phraseMatch: true, slop: 100 - (at % 50) })),
    "passages, 60 terms": (at) => passages(manyTerms(longWords.slice(at % 20, (at % 20) + 60), ["transcript"])),
  };
  const ask = (kind, at, from) => send({ ...arena.target(), method: "POST", from, ...kinds[kind](at) });

  // One after the other: the time of each answer is its own.
  let latest = 0;
  for (const kind of Object.keys(kinds)) {
    const answer = await ask(kind, 0, arena.attacker());
    arena.note(`${kind}: ${answer.status || answer.error} after ${answer.ms.toFixed(0)} ms`);
    latest = Math.max(latest, answer.ms - SEARCH_MS);
    if (await arena.hasDied()) return;
  }
  arena.check("one request is over its deadline by at most", latest, LATE_MS * arena.factor, "ms");

  // All at once, each from addresses that have their daily searches left.
  const until = performance.now() + arena.seconds * 1000;
  let slowest = 0;
  let engine = 0;
  let number = 0;
  const lane = async (kind) => {
    while (performance.now() < until && !(await arena.hasDied())) {
      number += 1;
      const answer = await ask(kind, number, arena.attacker());
      slowest = Math.max(slowest, answer.ms);
      engine = Math.max(engine, json(answer)?.data?.searchResultsStats?.time.totalSearchTimeMs ?? 0);
      arena.count(answer);
    }
  };
  await Promise.all(Object.keys(kinds).flatMap((kind) => [lane(kind), lane(kind)]));
  arena.check("the engine is over its deadline by at most", engine - SEARCH_MS, LATE_MS * arena.factor, "ms");
  arena.check("a request is over the deadline of requests by at most", slowest - arena.requestMs, LATE_MS, "ms");
}
