/** Answer times, as the status page shows them. Pure. */

export function medianOf(times: readonly number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Heights of bars from 0 to 1; the slowest is 1. */
export function barsOf(times: readonly number[]): number[] {
  const slowest = Math.max(...times, 1);
  return times.map((time) => time / slowest);
}
