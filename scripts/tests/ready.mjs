/** Waits until the server at `url` is ready, for at most a minute. */
export async function waitUntilReady(url) {
  const isReady = () => fetch(`${url}/readyz`).then((response) => response.ok, () => false);
  for (let left = 3000; left > 0; left -= 1) {
    if (await isReady()) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`the server at ${url} has not become ready`);
}
