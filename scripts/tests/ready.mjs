/** Waits until the server at `url` is ready, for at most a minute. */
export function waitUntilReady(url) {
  return waitFor(url, () => fetch(`${url}/readyz`).then((response) => response.ok, () => false));
}

/** Waits until the server at `url` responds with whatever status, for at most a minute. */
export function waitForResponse(url) {
  return waitFor(url, () => fetch(url).then(() => true, () => false));
}

async function waitFor(url, isReady) {
  for (let left = 3000; left > 0; left -= 1) {
    if (await isReady()) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`the server at ${url} has not become ready`);
}
