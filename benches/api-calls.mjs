// Calls the API with the key of scripts/with-server. Shared by the benchmarks that fill a list.
import { origin } from './browser.mjs';

const headers = { authorization: process.env.EARSHOT_KEY ?? '', 'content-type': 'application/json' };

/** Sends a request and returns the data of the response. Throws if the response is an error. */
export async function call(method, path, body) {
  const response = await fetch(`${origin}/api/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const json = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${json.message}`);
  return json.data;
}

/** Returns the ids of up to `count` podcasts of the catalog. */
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
