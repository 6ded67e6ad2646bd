/** Answer times and days, as the status page shows them. Pure. */
import type { StatusDay } from '../../api/types';

export function median(times: readonly number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Heights of bars from 0 to 1; the slowest is 1. */
export function barHeights(times: readonly number[]): number[] {
  const slowest = Math.max(...times, 1);
  return times.map((time) => time / slowest);
}

/** Days with fewer failures than this, and hardly a minute down, are good. */
const GOOD_FAILED_SHARE = 0.001;
const GOOD_UP_SHARE = 0.999;

export type DayState = 'unknown' | 'good' | 'degraded';

export function dayState({ upMinutes, ofMinutes, failedShare }: StatusDay): DayState {
  if (upMinutes === null) return 'unknown';
  return upMinutes >= ofMinutes * GOOD_UP_SHARE && (failedShare ?? 0) < GOOD_FAILED_SHARE ? 'good' : 'degraded';
}

const percent = (share: number): string => `${(Math.floor(share * 10_000) / 100).toLocaleString('en', { maximumFractionDigits: 2 })} %`;

/** A day in a line. */
export function describeDay(day: StatusDay): string {
  if (day.upMinutes === null) return `${day.date}: no data`;
  const answers = day.failedShare === null ? 'no requests' : `${percent(1 - day.failedShare)} of the answers without a fault of ours, ${percent(day.slowShare ?? 0)} slower than a second`;
  return `${day.date}: up ${percent(day.upMinutes / day.ofMinutes)} of the time, ${answers}`;
}
