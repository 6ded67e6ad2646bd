// Expensive searches: of clients that disconnect, of clients without remaining quota, and of sixteen clients at once.
import { inParallel, parseJson, manyTerms, oneTerm, send } from "../client.mjs";
import { seededRandom, sleep } from "../common.mjs";
import { Connections } from "../sockets.mjs";

export const name = "dropped";
export const measuresItself = true;

const DROPPED = 160;
const DROPPED_AT_ONCE = 8;
/** Long enough for the search to start, too short for it to finish. */
const OPEN_MS = 80;
const CONCURRENT = 16;
const OVER_QUOTA = 60;
/** Searches per day without an account (spec 9). */
const PUBLIC_SEARCHES = 20;
/** The maximum number of terms, with the maximum number of words. */
const [TERMS, WORDS] = [16, 32];
/** Processor time to parse a body of five kilobytes and to reject or cancel its search, in a release build. */
const PARSE_MS = 10;
/** The processor time of a search: its time budget on one core, and some time to stop. */
const SEARCH_MS = 2_200;

export async function run(harness) {
  const random = seededRandom(512);
  const { vocabulary } = harness.catalog;
  // Every search is different, so that none is free or cached. Replaced letters make fuzzy terms expensive.
  const misspelledTerm = () => {
    const words = Array.from({ length: WORDS }, () => {
      const word = vocabulary[random(vocabulary.length)];
      const index = 1 + random(word.length - 2);
      return word.slice(0, index) + "etaoin"[random(6)] + word.slice(index + 1);
    });
    return words.join(" ");
  };
  const targets = ["episode-title", "episode-description", "transcript"];
  const body = () => manyTerms(Array.from({ length: TERMS }, misspelledTerm), targets, { fuzzy: true });
  const search = (rest) => send({ ...harness.target(), method: "POST", path: "/api/v1/search/episodes", body: body(), ...rest });
  const countSearches = async (key) => {
    const response = await send({ ...harness.target(), path: "/api/v1/users/usage/monthly?months=1", headers: { authorization: key } });
    return parseJson(response).data.months.at(-1).searchCount;
  };

  const key = harness.keys.dropper;
  const [before, cpuBefore, threads] = [await countSearches(key), harness.cpu(), []];
  await inParallel(DROPPED, DROPPED_AT_ONCE, async () => {
    const connections = new Connections();
    const text = JSON.stringify(body());
    const headers = ["host: localhost", `authorization: ${key}`, "content-type: application/json", `content-length: ${text.length}`];
    const request = ["POST /api/v1/search/episodes HTTP/1.1", ...headers, "", text].join("\r\n");
    await new Promise((resolve) => connections.open(harness.port(), harness.attacker(), request, resolve));
    await sleep(OPEN_MS);
    connections.close();
    threads.push(harness.threads());
  });
  await sleep(harness.seconds * 250);
  const cpu = harness.extraCpu(cpuBefore);
  const charged = (await countSearches(key)) - before;
  const maxThreads = Math.max(...threads);
  harness.note(`${DROPPED} dropped searches: ${cpu.toFixed(0)} ms of processor time, ${charged} charged, up to ${maxThreads} threads`);
  const allowedMs = charged * SEARCH_MS + DROPPED * PARSE_MS;
  harness.check("processor time of dropped searches that was not charged", cpu - allowedMs * harness.factor, 0, "ms");

  // An address that has used up its daily searches.
  const from = "127.0.2.250";
  const used = await inParallel(PUBLIC_SEARCHES + 5, 5, (index) => search({ from, body: oneTerm(`nothing ${index}`, ["podcast-title"]) }));
  const granted = used.filter(({ status }) => status === 200).length;
  harness.check("searches per day of an address without an account", granted, PUBLIC_SEARCHES);
  const cpuOverQuota = harness.cpu();
  const rejected = await inParallel(OVER_QUOTA, CONCURRENT, () => search({ from }));
  const msPerSearch = harness.extraCpu(cpuOverQuota) / OVER_QUOTA;
  harness.check("searches over quota that were not rejected", rejected.filter(({ status }) => status !== 429).length, 0);
  harness.check("processor time of a search over quota", msPerSearch, PARSE_MS * harness.factor, "ms");

  // Sixteen searches in flight, of two keys.
  const until = performance.now() + harness.seconds * 500;
  let slowest = 0;
  await harness.measure("sixteen expensive searches", () =>
    inParallel(CONCURRENT, CONCURRENT, async (lane) => {
      while (performance.now() < until && !(await harness.hasDied())) {
        const response = await search({ headers: { authorization: harness.keys.expensive[lane % 2] }, from: `127.0.2.${240 + (lane % 2)}` });
        slowest = Math.max(slowest, response.ms);
        harness.count(response);
      }
    }),
  );
  harness.check("request time beyond the deadline", slowest - harness.requestMs, 200, "ms");
}
