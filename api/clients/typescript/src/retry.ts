/** When a call is made again, and after how long. Pure. */

/** Answers that may be others a moment later. */
const RETRIED = new Set([429, 502, 503, 504]);
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/** Added to the wait of `Retry-After`, so that clients that were rejected together do not retry together. */
const SPREAD_MS = 250;

export const isRetried = (status: number): boolean => RETRIED.has(status);

/** `Retry-After` in milliseconds from now: it is a number of seconds or a date (RFC 9110 10.2.3). */
export function retryAfterMs(value: string | null, nowMs: number): number | null {
  if (value === null) return null;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
}

/** What to wait before attempt `attempt + 1`; `random` is in [0, 1). Doubles each time, the upper half of it by chance. */
export function waitMs(attempt: number, retryAfter: number | null, random: number): number {
  if (retryAfter !== null) return retryAfter + random * SPREAD_MS;
  const whole = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return (whole * (1 + random)) / 2;
}
