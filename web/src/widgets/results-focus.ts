/** Passes the focus from the search box to the results, which appear later and perhaps on another page. */
let requestedAtMs: number | null = null;

/** A search that fails or is left does not take the focus later. */
const MAX_WAIT_MS = 15_000;

export function requestResultsFocus(): void {
  requestedAtMs = performance.now();
}

/** Returns whether the focus was requested, once. */
export function takeResultsFocus(): boolean {
  const isRequested = requestedAtMs !== null && performance.now() - requestedAtMs < MAX_WAIT_MS;
  requestedAtMs = null;
  return isRequested;
}
