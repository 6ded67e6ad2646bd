// Query strings with as many names as an address takes, sixteen at once; then pages as fast as they come, without a key.
import { inParallel, keepAliveAgent, send } from "../client.mjs";
import { percentile } from "../common.mjs";

export const name = "query-strings";

const NAMES = 16_000;
const AT_ONCE = 16;
/** A reading in linear time, and the way there and back. */
const ONE_MS = 50;
/** More than an address needs in a minute: whoever asks for so many pages is refused before. */
const PAGES = 3_000;
const PAGES_MS = 15_000;

export async function run(arena) {
  // Three signs and `&`: 64,000 bytes, near the longest address that a request can have; and a quarter of it.
  const name = (_, at) => (at + 36 ** 2).toString(36);
  const queries = [NAMES, NAMES / 4 - 100].map((length) => Array.from({ length }, name).join("&"));
  const paths = [
    "/api/v1/podcasts/latest",
    "/api/v1/autocomplete/podcasts",
    "/search",
    "/podcasts/directory/d",
    `/podcasts/${arena.catalog.slugs[0]}`,
    "/api-docs",
    "/no-such-page",
  ];
  const ask = (at, from) => send({ ...arena.target(), path: `${paths[at % paths.length]}?${queries[at % 2]}`, from });

  const alone = [];
  for (let at = 0; at < 2 * paths.length; at += 1) alone.push((await ask(at, arena.attacker())).ms);
  // The long ones may be refused for their length: half of the requests says nothing of the others.
  arena.check("one query string takes (eight of ten)", percentile(alone, 0.8), ONE_MS * arena.factor, "ms");

  const until = performance.now() + (arena.seconds * 1000) / 2;
  const addresses = Array.from({ length: AT_ONCE }, () => arena.attacker());
  await inParallel(AT_ONCE, AT_ONCE, async (lane) => {
    for (let at = lane; performance.now() < until; at += 1) arena.count(await ask(at, addresses[lane]));
  });

  const from = arena.attacker();
  const agent = keepAliveAgent(AT_ONCE);
  let refused;
  const started = performance.now();
  let asked = 0;
  await inParallel(PAGES, AT_ONCE, async () => {
    if (refused !== undefined || performance.now() - started > PAGES_MS) return;
    asked += 1;
    const answer = await send({ ...arena.target(), path: "/about", from, agent });
    if (answer.status === 429) refused ??= answer;
  });
  agent.destroy();
  const took = ((performance.now() - started) / 1000).toFixed(1);
  arena.note(`pages of one address${refused === undefined ? "" : " until the first 429"}: ${asked} in ${took} s`);
  arena.check("an address gets pages without end", refused === undefined ? 1 : 0, 0);
  arena.check("the refusal does not say when to come again", refused === undefined || refused.headers["retry-after"] ? 0 : 1, 0);
}
