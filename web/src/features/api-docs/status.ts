/** Prepares response times and days for the status page. Pure. */
import type { StatusDay } from '../../api/types';
import { formatDuration, plural } from '../../ui/text/format';

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

/** Describes the days of the history, of which the last one is today: unfinished, and the only one of a new server. */
export function describeHistory(days: readonly StatusDay[]): string {
  const [today] = days.slice(-1);
  const known = days.slice(0, -1).filter((day) => dayState(day) !== 'unknown');
  const isKnownToday = today !== undefined && today.upMinutes !== null;
  if (known.length === 0 && !isKnownToday) return 'No data yet.';
  const soFar = isKnownToday ? describeToday(today) : 'no data yet';
  if (known.length === 0) return `Recording began today: ${soFar}.`;
  const good = known.filter((day) => dayState(day) === 'good');
  const missing = days.length - 1 - known.length;
  const past = good.length === known.length ? `No incidents in ${plural(known.length, 'day')}` : `${good.length} of ${plural(known.length, 'day')} without incidents`;
  return `${past}${missing > 0 ? `; no data for ${plural(missing, 'day')}` : ''}. Today: ${soFar}.`;
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

function describeToday(day: StatusDay): string {
  if (dayState(day) === 'good') return 'no incidents so far';
  return `${percent((day.upMinutes ?? 0) / day.ofMinutes)} uptime so far${(day.failedShare ?? 0) > 0 ? `, ${percent(day.failedShare ?? 0)} of requests failed` : ''}`;
}
