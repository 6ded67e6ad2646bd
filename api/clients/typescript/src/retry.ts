/** Which responses are retried, and after how long. */

/** Statuses of temporary errors. */
const RETRIED = new Set([429, 502, 503, 504]);
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/** The maximum random time that is added to `Retry-After`, so that clients that were rejected together do not retry together. */
const SPREAD_MS = 250;

export const isRetried = (status: number): boolean => RETRIED.has(status);

/** Returns `Retry-After`, a number of seconds or a date (RFC 9110 10.2.3), as milliseconds from now. */
export function retryAfterMs(value: string | null, nowMs: number): number | null {
  if (value === null) return null;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
}

/** Returns the wait before attempt `attempt + 1`. It doubles with each attempt; its upper half is random. `random` is in [0, 1). */
export function waitMs(attempt: number, retryAfter: number | null, random: number): number {
  if (retryAfter !== null) return retryAfter + random * SPREAD_MS;
  const whole = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return (whole * (1 + random)) / 2;
}
