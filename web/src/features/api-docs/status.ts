/** Prepares response times and days for the status page. Pure. */
import type { StatusDay } from '../../api/types';
import { formatDuration, plural } from '../../ui/format';

export function median(times: readonly number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Returns the heights of bars from 0 to 1; the slowest is 1. */
export function barHeights(times: readonly number[]): number[] {
  const slowest = Math.max(...times, 1);
  return times.map((time) => time / slowest);
}

/** A good day has a smaller share of failures and a larger share of uptime. */
const GOOD_FAILED_SHARE = 0.001;
const GOOD_UP_SHARE = 0.999;

export type DayState = 'unknown' | 'good' | 'degraded';

export function dayState({ upMinutes, ofMinutes, failedShare }: StatusDay): DayState {
  if (upMinutes === null) return 'unknown';
  return upMinutes >= ofMinutes * GOOD_UP_SHARE && (failedShare ?? 0) < GOOD_FAILED_SHARE ? 'good' : 'degraded';
}

/** The median of the last deliveries to webhooks. */
export interface WebhookSpeed {
  deliveries: number;
  medianSeconds: number | null;
}

/** "Median 4 s from an event to its delivery (120 deliveries in 24 hours)." */
export function describeWebhooks({ deliveries, medianSeconds }: WebhookSpeed): string {
  if (deliveries === 0 || medianSeconds === null) return 'No deliveries in the last 24 hours.';
  const time = medianSeconds < 1 ? 'less than 1 s' : formatDuration(medianSeconds);
  return `Median ${time} from an event to its delivery (${plural(deliveries, 'delivery', 'deliveries')} in 24 hours).`;
}

/** How soon the served catalog was matched with all alerts. */
export interface MatchingSpeed {
  isMatched: boolean;
  seconds: number | null;
}

/** "All alerts were checked 3 s after the latest catalog was published." */
export function describeAlerts({ isMatched, seconds }: MatchingSpeed): string {
  if (!isMatched) return 'Checking all alerts against the latest catalog.';
  if (seconds === null) return 'All alerts were checked against the latest catalog.';
  return `All alerts were checked ${seconds < 1 ? 'less than 1 s' : formatDuration(seconds)} after the latest catalog was published.`;
}

const percent = (share: number): string => `${(Math.floor(share * 10_000) / 100).toLocaleString('en', { maximumFractionDigits: 2 })}%`;

/** Describes a day in one line. */
export function describeDay(day: StatusDay): string {
  if (day.upMinutes === null) return `${day.date}: no data`;
  const requests = day.failedShare === null ? 'no requests' : `${percent(1 - day.failedShare)} of requests without server errors, ${percent(day.slowShare ?? 0)} slower than 1 s`;
  return `${day.date}: ${percent(day.upMinutes / day.ofMinutes)} uptime, ${requests}`;
}
