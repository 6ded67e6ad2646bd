// Compares the answers of a server with the embedded engine and of one with a search cluster over the same catalog, and what the second
// does when the cluster has ended. Run by scripts/test-search-cluster, which sets the variables.
import assert from "node:assert/strict";

const servers = {
  embedded: { url: process.env.EMBEDDED_URL, key: process.env.EMBEDDED_KEY },
  cluster: { url: process.env.EARSHOT_URL, key: process.env.EARSHOT_KEY },
};
const ALL = ["podcast-title", "podcast-description", "episode-title", "episode-description", "transcript"];
const PODCAST = ALL.slice(0, 2);

async function request(server, path, body) {
  const { url, key } = servers[server];
  const headers = { authorization: key, "content-type": "application/json" };
  return fetch(`${url}/api/v1${path}`, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });
}

async function data(server, path, body) {
  const response = await request(server, path, body);
  const text = await response.text();
  assert.equal(response.status, 200, `${server} ${path} ${JSON.stringify(body)}: ${text.slice(0, 500)}`);
  return JSON.parse(text).data;
}

const both = async (path, body) => ({ embedded: await data("embedded", path, body), cluster: await data("cluster", path, body) });

const term = (searchTerm, searchTargets, options = {}) => ({ searchTerm, searchType: "text", searchTargets, searchTermOptions: { matchMode: "optional", ...options } });
const FACETS = ["language", "genre", "country", "hasTranscript", "hasGuests", "totalEpisodes"];
const searches = [
  ["podcasts", { searchTerms: [term("food", PODCAST)], facets: FACETS }],
  ["podcasts", { searchTerms: [term("startup founders", PODCAST)] }],
  ["podcasts", { searchTerms: [term("Brine and Patience", PODCAST)] }],
  ["podcasts", { searchTerms: [term("sourdoh bread", PODCAST, { fuzzy: true })] }],
  ["podcasts", { searchTerms: [term("podcasts where nurses talk about burnout", PODCAST)] }],
  ["podcasts", { languages: ["de"], facets: FACETS }],
  ["podcasts", { podcastHasGuests: true, sortOrder: [{ field: "recentActivity" }] }],
  ["podcasts", { searchTerms: [term("music", PODCAST)], sortOrder: [{ field: "totalEpisodes" }] }],
  ["episodes", { searchTerms: [term("chocolate", ALL)], facets: FACETS }],
  ["episodes", { searchTerms: [term("chocolate fermentation", ALL)], hasTranscript: true }],
  ["episodes", { searchTerms: [term("under the ice", ALL, { phraseMatch: true })] }],
  ["episodes", { searchTerms: [term("Sauerteig", ALL)], languages: ["de"] }],
  ["episodes", { searchTerms: [term("money", ["transcript"])], pageSize: 20 }],
  ["episodes", { searchTerms: [term("water", ALL, { matchMode: "must" }), term("music", ALL, { matchMode: "not" })] }],
  ["episodes", { searchTerms: [term("weather", ALL)], sortOrder: [{ field: "recentActivity" }] }],
];

const idOf = (mode) => (hit) => (mode === "podcasts" ? hit.podcastId : hit.episodeId);
const count = { hits: 0, snippets: 0, first: 0 };
let transcribed;
for (const [mode, body] of searches) {
  const name = `${mode} ${JSON.stringify(body)}`;
  const { embedded, cluster } = await both(`/search/${mode}`, { pageSize: 50, ...body });
  assert.deepEqual(cluster.result.total, embedded.result.total, `${name}: total`);
  assert.equal(cluster.partial, false, name);
  const id = idOf(mode);
  const [expected, found] = [embedded, cluster].map((answer) => answer.result.hits.map(id));
  // The same hits; the engines may differ in the order of hits that are equally good.
  if (expected.length < 50) assert.deepEqual([...found].sort(), [...expected].sort(), `${name}: hits`);
  if (body.sortOrder) assert.deepEqual(found, expected, `${name}: order`);
  if (expected.length > 0 && found[0] === expected[0]) count.first += 1;
  const byId = new Map(cluster.result.hits.map((hit) => [id(hit), hit]));
  for (const hit of embedded.result.hits.filter((each) => byId.has(id(each)))) {
    const other = byId.get(id(hit));
    count.hits += 1;
    for (const key of Object.keys(hit)) {
      // Scores of the engines differ, and with them what a reason ranks first.
      if (!["score", "reason", "explanation"].includes(key)) assert.deepEqual(other[key], hit[key], `${name}: ${key} of ${id(hit)}`);
    }
    if (hit.transcriptMatches?.length > 0) {
      count.snippets += 1;
      transcribed ??= { episode: hit.episodeId, terms: body.searchTerms };
    }
  }
  for (const facet of embedded.facets) {
    assert.deepEqual(cluster.facets.find((each) => each.facet === facet.facet), facet, `${name}: facet ${facet.facet}`);
  }
}
assert.ok(count.snippets > 0, "some hits have snippets of transcripts");
assert.ok(count.first * 10 >= searches.length * 9, `the first hit is the same in ${count.first} of ${searches.length} searches`);

// By meaning: the nearest documents of the cluster are approximate, and cosines differ in the third digit.
let shared = 0;
let expected = 0;
for (const retrieval of ["meaning", "both"]) {
  for (const [mode, words] of [["podcasts", "bread"], ["podcasts", "getting old without money"], ["episodes", "the ocean"]]) {
    const targets = mode === "podcasts" ? PODCAST : ALL;
    const body = { searchTerms: [term(words, targets)], mode: retrieval, pageSize: 50 };
    const { embedded, cluster } = await both(`/search/${mode}`, body);
    assert.deepEqual(cluster.foundBy, embedded.foundBy, `${mode} ${retrieval} ${words}`);
    const [wanted, found] = [embedded, cluster].map((answer) => new Set(answer.result.hits.map(idOf(mode))));
    expected += wanted.size;
    shared += [...wanted].filter((id) => found.has(id)).length;
  }
}
assert.ok(expected > 20 && shared >= expected * 0.95, `${shared} of ${expected} hits by meaning are the same`);

const { result } = await data("embedded", "/search/podcasts", { searchTerms: [term("food", PODCAST)] });
const [{ podcastId, podcastSlug }] = result.hits;
const { episode, terms } = transcribed;
const paths = [
  [`/podcasts/${podcastId}`],
  [`/podcasts/${podcastSlug}`],
  [`/podcasts/${podcastId}/episodes`],
  [`/podcasts/${podcastId}/related-podcasts`],
  [`/podcasts/latest`],
  [`/episodes/${episode}/details`],
  [`/episodes/${episode}/similar-episodes`],
  [`/episodes/${episode}/transcript-text`],
  [`/search/episodes/${episode}/transcript`, { searchOptions: { searchTerms: terms }, pageSize: 10 }],
  [`/autocomplete/podcasts?query=so`],
];
for (const [path, body] of paths) {
  const { embedded, cluster } = await both(path, body);
  const known = (answer) => JSON.parse(JSON.stringify(answer, (key, value) => (/^(time|took|.*TimeMs|searchId)$/i.test(key) ? undefined : value)));
  assert.deepEqual(known(cluster), known(embedded), path);
}

// Pages of a search join.
const walk = [];
for (let cursor = null; ; ) {
  const page = await data("cluster", "/search/episodes", { searchTerms: [term("the", ALL)], pageSize: 7, ...(cursor && { cursor }) });
  walk.push(...page.result.hits.map((hit) => hit.episodeId));
  cursor = page.cursor;
  if (!cursor || walk.length >= 70) break;
}
assert.ok(walk.length > 50, `${walk.length} hits`);
assert.equal(new Set(walk).size, walk.length, "no hit is on two pages");

for (const pid of process.env.EARSHOT_OPENSEARCH_PIDS.split(",")) process.kill(Number(pid), "SIGKILL");
const refused = await request("cluster", "/search/podcasts", { searchTerms: [term("wholly new words", PODCAST)] });
assert.equal(refused.status, 503, await refused.clone().text());
assert.ok(Number(refused.headers.get("retry-after")) > 0, "clients learn when to try again");
for (const [path, body] of paths) {
  assert.equal((await request("cluster", path, body)).status, 200, `${path} is read from the local generation`);
}
for (const page of ["/", "/podcasts", `/podcasts/${podcastSlug}`, "/pricing"]) {
  assert.equal((await fetch(`${servers.cluster.url}${page}`)).status, 200, `${page} needs no search`);
}
console.log(`${searches.length} searches, ${count.hits} hits with the same content, ${count.snippets} of them with snippets of transcripts; the same first hit in ${count.first}`);
