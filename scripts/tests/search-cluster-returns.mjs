// A server that was started while its search cluster was away: lookups are answered from the local generation, searches when the cluster
// responds. Run by scripts/test-search-cluster. The server looks for the cluster at RETURN_PORT, where this script later relays to the
// cluster of scripts/with-opensearch.
import assert from "node:assert/strict";
import { connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const { EARSHOT_URL, EARSHOT_KEY, EARSHOT_OPENSEARCH_URL, RETURN_PORT } = process.env;
/** Searches try to connect every five seconds. */
const PATIENCE_MS = 30_000;

async function request(path, body) {
  const headers = { authorization: EARSHOT_KEY, "content-type": "application/json" };
  return fetch(`${EARSHOT_URL}/api/v1${path}`, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });
}

const search = (searchTerm) =>
  request("/search/podcasts", {
    searchTerms: [{ searchTerm, searchType: "text", searchTargets: ["podcast-title"], searchTermOptions: { matchMode: "optional" } }],
  });

async function lookUp() {
  const completions = await request("/autocomplete/podcasts?query=so");
  assert.equal(completions.status, 200, await completions.clone().text());
  const [{ id }] = (await completions.json()).data.podcasts;
  for (const path of [`/podcasts/${id}`, `/podcasts/${id}/episodes`, "/podcasts/latest"]) {
    assert.equal((await request(path)).status, 200, path);
  }
  for (const page of ["/", "/podcasts"]) assert.equal((await fetch(`${EARSHOT_URL}${page}`)).status, 200, page);
}

await lookUp();
const refused = await search("spoon");
assert.equal(refused.status, 503, await refused.clone().text());
assert.ok(Number(refused.headers.get("retry-after")) > 0, "clients learn when to try again");

const cluster = new URL(EARSHOT_OPENSEARCH_URL.split(",")[0]);
const relay = createServer((client) => {
  const node = connect(Number(cluster.port), cluster.hostname);
  for (const socket of [client, node]) socket.on("error", () => [client, node].forEach((each) => each.destroy()));
  client.pipe(node).pipe(client);
});
await new Promise((resolve) => relay.listen(Number(RETURN_PORT), "127.0.0.1", resolve));

const start = Date.now();
let answered;
for (let number = 0; (answered = await search(`spoon ${number}`)).status !== 200; number += 1) {
  assert.equal(answered.status, 503);
  assert.ok(Date.now() - start < PATIENCE_MS, "searches are answered when the cluster responds");
  await sleep(500);
}
assert.ok((await answered.json()).data.result.hits.length > 0);
await lookUp();
console.log(`a server that was started without its cluster searched ${((Date.now() - start) / 1000).toFixed(1)} s after the cluster's return`);
process.exit(0);
