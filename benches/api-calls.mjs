// Calls of the API with the key of `with-server`, shared by the benchmarks that fill a list.
import { origin } from './browser.mjs';

const headers = { authorization: process.env.EARSHOT_KEY ?? '', 'content-type': 'application/json' };

/** Returns the data of the response; an error ends the benchmark. */
export async function call(method, path, body) {
  const response = await fetch(`${origin}/api/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
  return answer.data;
}

/** The ids of up to `count` podcasts of the catalog. */
export async function findPodcastIds(count) {
  const ids = [];
  for (const letter of 'abcdefghijklmnopqrstuvwxyz0') {
    for (let skip = 0, total = 1; skip < total && ids.length < count; skip += 100) {
      const page = await call('GET', `/public/directory?letter=${letter}&limit=100&skip=${skip}`);
      ids.push(...page.podcasts.map(({ id }) => id));
      ({ total } = page);
    }
  }
  return ids.slice(0, count);
}
