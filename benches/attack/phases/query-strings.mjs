// Sends query strings with as many parameters as a URL can hold, sixteen at a time. Then requests pages without a pause and without a key.
import { inParallel, keepAliveAgent, send } from "../client.mjs";
import { percentile } from "../common.mjs";

export const name = "query-strings";

const PARAMETERS = 16_000;
const CONCURRENT = 16;
/** Time for parsing in linear time and for the round trip. */
const SINGLE_MS = 50;
/** More pages than a client may request per minute, so the rate limit must reject some. */
const PAGES = 3_000;
const PAGES_MS = 15_000;

export async function run(harness) {
  // Names of three letters plus `&` add up to 64,000 bytes, close to the longest URL of a request. The other length is a quarter.
  const parameterName = (_, index) => (index + 36 ** 2).toString(36);
  const queries = [PARAMETERS, PARAMETERS / 4 - 100].map((length) => Array.from({ length }, parameterName).join("&"));
  const paths = [
    "/api/v1/podcasts/latest",
    "/api/v1/autocomplete/podcasts",
    "/search",
    "/podcasts/directory/d",
    `/podcasts/${harness.catalog.slugs[0]}`,
    "/api-docs",
    "/no-such-page",
  ];
  const request = (index, from) => send({ ...harness.target(), path: `${paths[index % paths.length]}?${queries[index % 2]}`, from });

  const times = [];
  for (let index = 0; index < 2 * paths.length; index += 1) times.push((await request(index, harness.attacker())).ms);
  // The long half may be rejected at once for its length, so a median would not measure parsing.
  harness.check("p80 of single query strings", percentile(times, 0.8), SINGLE_MS * harness.factor, "ms");

  const until = performance.now() + (harness.seconds * 1000) / 2;
  const addresses = Array.from({ length: CONCURRENT }, () => harness.attacker());
  await inParallel(CONCURRENT, CONCURRENT, async (lane) => {
    for (let index = lane; performance.now() < until; index += 1) harness.count(await request(index, addresses[lane]));
  });

  const from = harness.attacker();
  const agent = keepAliveAgent(CONCURRENT);
  let rejection;
  const started = performance.now();
  let sentCount = 0;
  await inParallel(PAGES, CONCURRENT, async () => {
    if (rejection !== undefined || performance.now() - started > PAGES_MS) return;
    sentCount += 1;
    const response = await send({ ...harness.target(), path: "/about", from, agent });
    if (response.status === 429) rejection ??= response;
  });
  agent.destroy();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  harness.note(`pages requested by one address${rejection === undefined ? "" : " until the first 429"}: ${sentCount} in ${seconds} s`);
  harness.check("page requests are not limited", rejection === undefined ? 1 : 0, 0);
  harness.check("the 429 response has no Retry-After", rejection === undefined || rejection.headers["retry-after"] ? 0 : 1, 0);
}
