// Dear searches whose callers leave, whose callers have no searches left, and sixteen that stay.
import { inParallel, json, manyTerms, oneTerm, send } from "../client.mjs";
import { seededRandom, sleep } from "../common.mjs";
import { Connections } from "../sockets.mjs";

export const name = "dropped";
export const measuresItself = true;

const DROPPED = 160;
const DROPPED_AT_ONCE = 8;
/** Long enough that the work begins, short enough that nothing of it was wanted. */
const HELD_MS = 80;
const DEAR = 16;
const EXHAUSTED = 60;
/** Spec 9: searches of a day without an account. */
const PUBLIC_SEARCHES = 20;
/** As many words as a search may have, in terms as long as they may be. */
const [TERMS, WORDS] = [16, 32];
/** Processor time for reading a body of five kilobytes and refusing or giving up what it asks, in a release build. */
const READ_MS = 10;
/** A search may use its budget on a core, and a little to notice that it is over. */
const SEARCH_MS = 2_200;

export async function run(arena) {
  const random = seededRandom(512);
  const { vocabulary } = arena.catalog;
  // No two the same, so that none is free or comes from a cache: letters are swapped, which a fuzzy search mends.
  const dear = () => {
    const words = Array.from({ length: WORDS }, () => {
      const word = vocabulary[random(vocabulary.length)];
      const at = 1 + random(word.length - 2);
      return word.slice(0, at) + "etaoin"[random(6)] + word.slice(at + 1);
    });
    return words.join(" ");
  };
  const targets = ["episode-title", "episode-description", "transcript"];
  const body = () => manyTerms(Array.from({ length: TERMS }, dear), targets, { fuzzy: true });
  const search = (rest) => send({ ...arena.target(), method: "POST", path: "/api/v1/search/episodes", body: body(), ...rest });
  const searchesOf = async (key) => {
    const answer = await send({ ...arena.target(), path: "/api/v1/users/usage/monthly?months=1", headers: { authorization: key } });
    return json(answer).data.months.at(-1).searchCount;
  };

  const key = arena.keys.dropper;
  const [before, cpuBefore, threads] = [await searchesOf(key), arena.cpu(), []];
  await inParallel(DROPPED, DROPPED_AT_ONCE, async () => {
    const connections = new Connections();
    const text = JSON.stringify(body());
    const headers = ["host: localhost", `authorization: ${key}`, "content-type: application/json", `content-length: ${text.length}`];
    const request = ["POST /api/v1/search/episodes HTTP/1.1", ...headers, "", text].join("\r\n");
    await new Promise((written) => connections.open(arena.port(), arena.attacker(), request, written));
    await sleep(HELD_MS);
    connections.close();
    threads.push(arena.threads());
  });
  await sleep(arena.seconds * 250);
  const cpu = arena.extraCpu(cpuBefore);
  const charged = (await searchesOf(key)) - before;
  const most = Math.max(...threads);
  arena.note(`${DROPPED} dropped searches: ${cpu.toFixed(0)} ms of processor time, ${charged} charged, up to ${most} threads`);
  const paid = charged * SEARCH_MS + DROPPED * READ_MS;
  arena.check("processor time of dropped searches beyond what was charged", cpu - paid * arena.factor, 0, "ms");

  // Who has none left.
  const from = "127.0.2.250";
  const used = await inParallel(PUBLIC_SEARCHES + 5, 5, (at) => search({ from, body: oneTerm(`nothing ${at}`, ["podcast-title"]) }));
  const granted = used.filter(({ status }) => status === 200).length;
  arena.check("searches of a day that an address gets without an account", granted, PUBLIC_SEARCHES);
  const cpuExhausted = arena.cpu();
  const refused = await inParallel(EXHAUSTED, DEAR, () => search({ from }));
  const each = arena.extraCpu(cpuExhausted) / EXHAUSTED;
  arena.check("exhausted callers that were not refused", refused.filter(({ status }) => status !== 429).length, 0);
  arena.check("processor time of an exhausted caller's search", each, READ_MS * arena.factor, "ms");

  // Sixteen in flight, of two callers.
  const until = performance.now() + arena.seconds * 500;
  let slowest = 0;
  await arena.measure("sixteen dear searches", () =>
    inParallel(DEAR, DEAR, async (lane) => {
      while (performance.now() < until && !(await arena.hasDied())) {
        const answer = await search({ headers: { authorization: arena.keys.dear[lane % 2] }, from: `127.0.2.${240 + (lane % 2)}` });
        slowest = Math.max(slowest, answer.ms);
        arena.count(answer);
      }
    }),
  );
  arena.check("a request is over the deadline of requests by at most", slowest - arena.requestMs, 200, "ms");
}
