/** Dates of filters: a day, or an age (spec 5, Filters). The URL has `2026-01-31`, or `24h`, `30d`, `6m`, `1y`. */
import type { SearchOptions } from '../../api/types';
import { formatDay, plural } from '../../ui/text/format';

/** Created by `readDate`, or one of `PRESETS`. */
export type DateFilter = string;

const UNITS = { h: 'hours', d: 'days', m: 'months', y: 'years' } as const;
const RELATIVE = /^([1-9]\d{0,3})([hdmy])$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MAX_YEARS = 1000;

export const PRESETS: readonly DateFilter[] = ['24h', '7d', '30d', '90d', '365d'];

function parseRelative(date: DateFilter): { value: number; unit: keyof typeof UNITS } | null {
  const [, value, unit] = RELATIVE.exec(date) ?? [];
  return value && unit ? { value: Number(value), unit: unit as keyof typeof UNITS } : null;
}

export const isRelative = (date: DateFilter) => parseRelative(date) !== null;

export function readDate(text: string): DateFilter | null {
  const age = parseRelative(text);
  if (age) return age.unit === 'y' && age.value > MAX_YEARS ? null : text;
  if (!DAY.test(text) || text.startsWith('0000')) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** Converts a date for the API, which counts an age back from the time of the first page. */
export function toApiDate(date: DateFilter): NonNullable<SearchOptions['foundedSince']> {
  const age = parseRelative(date);
  return age ? { unit: UNITS[age.unit], value: age.value } : date;
}

/** Reads a date of a request. A time of day is dropped, because the page filters by days. */
export function fromApiDate(request: SearchOptions['foundedSince']): DateFilter | null {
  if (!request) return null;
  const isAge = typeof request === 'object' && 'unit' in request;
  if (!isAge) return readDate((typeof request === 'string' ? request : request.date).slice(0, 'yyyy-mm-dd'.length));
  const letter = Object.entries(UNITS).find(([, unit]) => unit === request.unit)?.[0];
  return letter ? readDate(`${request.value}${letter}`) : null;
}

function formatAge({ value, unit }: { value: number; unit: keyof typeof UNITS }): string {
  return plural(value, UNITS[unit].slice(0, -1));
}

/** "in the last 30 days", "since 31 Jan 2026". */
export function describeSince(date: DateFilter): string {
  const age = parseRelative(date);
  if (!age) return `since ${formatDay(date)}`;
  return age.value === 1 ? `in the last ${UNITS[age.unit].slice(0, -1)}` : `in the last ${formatAge(age)}`;
}

/** "more than 30 days ago", "before 31 Jan 2026". */
export function describeBefore(date: DateFilter): string {
  const age = parseRelative(date);
  return age ? `more than ${formatAge(age)} ago` : `before ${formatDay(date)}`;
}
