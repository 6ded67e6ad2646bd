/** A tab that gets hidden has no more frames. */
const HIDDEN_MS = 1_000;

/** Resolves after what React has just rendered is painted. In a hidden tab, which paints nothing, it resolves all the same. */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((done) => {
    setTimeout(done, HIDDEN_MS);
    // The second frame begins after the first one was painted.
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}
