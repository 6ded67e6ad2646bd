// Waits until the cluster at EARSHOT_OPENSEARCH_URL is green with all of its nodes, for at most three minutes.

const urls = process.env.EARSHOT_OPENSEARCH_URL.split(",");
const nodes = Number(process.env.NODES);
const deadline = Date.now() + 180_000;

async function isGreen(url) {
  try {
    const response = await fetch(`${url}/_cluster/health`, { signal: AbortSignal.timeout(5_000) });
    const health = await response.json();
    return health.status === "green" && health.number_of_nodes === nodes;
  } catch {
    return false;
  }
}

for (const url of urls) {
  while (!(await isGreen(url))) {
    if (Date.now() > deadline) {
      console.error(`error: OpenSearch at ${url} has not become green`);
      process.exit(1);
    }
    await new Promise((done) => setTimeout(done, 200));
  }
}
