/** Formats numbers, dates and durations. Missing values become "Unknown", which differs from zero. */

export const NOT_AVAILABLE = 'Unknown';

/** The interface is in English. The reader's variant of English decides the format of dates and numbers. */
const preferred = typeof navigator === 'undefined' ? [] : navigator.languages;
export const LOCALE = preferred.find((tag) => tag.startsWith('en')) ?? 'en-GB';

const integers = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const decimals = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const compacts = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 });
const relatives = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
const lists = { and: new Intl.ListFormat(LOCALE, { type: 'conjunction' }), or: new Intl.ListFormat(LOCALE, { type: 'disjunction' }) };
const languages = new Intl.DisplayNames(LOCALE, { type: 'language', fallback: 'none' });

type Maybe<Value> = Value | null | undefined;

const isNumber = (value: Maybe<number>): value is number => typeof value === 'number' && Number.isFinite(value);

export const formatCount = (value: Maybe<number>) => (isNumber(value) ? integers.format(value) : NOT_AVAILABLE);
/** Formats a value of 0 to 100: "12.5%". */
export const formatPercent = (value: Maybe<number>) => (isNumber(value) ? `${decimals.format(value)}%` : NOT_AVAILABLE);
export const formatDecimal = (value: Maybe<number>) => (isNumber(value) ? decimals.format(value) : NOT_AVAILABLE);
/** Formats a position on a chart: "#3". */
export const formatRank = (value: Maybe<number>) => (isNumber(value) ? `#${integers.format(value)}` : NOT_AVAILABLE);
export const formatCompact = (value: Maybe<number>) => (isNumber(value) ? compacts.format(value) : NOT_AVAILABLE);

/** "1 episode", "12 episodes". */
export const plural = (count: number, noun: string, many = `${noun}s`) => `${integers.format(count)} ${count === 1 ? noun : many}`;

/** "212", or "10,000+" when the count stopped there. */
export const formatTotal = (total: { value: number; relation?: string | null }) =>
  `${integers.format(total.value)}${total.relation === 'gte' ? '+' : ''}`;

export const joinAnd = (parts: readonly string[]) => lists.and.format(parts);
export const joinOr = (parts: readonly string[]) => lists.or.format(parts);
/** Splits a formatted list into its items and the separators between them. */
export const formatListParts = (kind: 'and' | 'or', items: readonly string[]) => lists[kind].formatToParts(items).map(({ type, value }) => ({ text: value, isItem: type === 'element' }));

function toDate(value: Maybe<string>): Date | null {
  if (!value) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Formats timestamps in the reader's time zone. A calendar day, "2026-11-24", is the same day in every zone. */
function dateFormatter(style: Intl.DateTimeFormatOptions) {
  // Each takes a millisecond to create, so it is created with its first date.
  let local: Intl.DateTimeFormat | undefined;
  let calendar: Intl.DateTimeFormat | undefined;
  const find = (isCalendarDay: boolean) => (isCalendarDay ? (calendar ??= new Intl.DateTimeFormat(LOCALE, { ...style, timeZone: 'UTC' })) : (local ??= new Intl.DateTimeFormat(LOCALE, style)));
  return (value: Maybe<string>) => {
    const date = toDate(value);
    return date ? find(CALENDAR_DAY.test(value ?? '')).format(date) : NOT_AVAILABLE;
  };
}
export const formatDay = dateFormatter({ dateStyle: 'medium' });
/** "24 Nov", where the year is clear from the context. */
export const formatShortDay = dateFormatter({ day: 'numeric', month: 'short' });
export const formatMonth = dateFormatter({ month: 'short', year: 'numeric' });
export const formatDateTime = dateFormatter({ dateStyle: 'full', timeStyle: 'short' });

const DAY_MS = 86_400_000;
const MAX_RELATIVE_DAYS = 30;
const RELATIVE_UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "3 days ago" within 30 days, else the date: "last year" is too vague to act on. */
export function formatRecent(value: Maybe<string>, nowMs: number): string {
  const date = toDate(value);
  if (!date) return NOT_AVAILABLE;
  const distance = date.getTime() - nowMs;
  if (Math.abs(distance) >= (MAX_RELATIVE_DAYS + 1) * DAY_MS) return formatDay(value);
  for (const [unit, unitMs] of RELATIVE_UNITS) {
    if (Math.abs(distance) >= unitMs) return relatives.format(Math.trunc(distance / unitMs), unit);
  }
  return relatives.format(0, 'minute');
}

const timesOfDay = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' });

/** "tomorrow at 1:00", "on 1 Dec at 1:00": a time to come, in the reader's time zone. */
export function formatUpcoming(atMs: number, nowMs: number): string {
  const midnight = new Date(nowMs).setHours(0, 0, 0, 0);
  const days = Math.floor((atMs - midnight) / DAY_MS);
  const day = days === 0 || days === 1 ? relatives.format(days, 'day') : `on ${formatShortDay(new Date(atMs).toISOString())}`;
  return `${day} at ${timesOfDay.format(atMs)}`;
}

/** Formats a position in a recording: "4:07", "1:02:09". */
export function formatTimecode(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(totalSeconds));
  const seconds = String(whole % 60).padStart(2, '0');
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}

/** Formats seconds for the `dateTime` attribute of `<time>`. */
export const isoDuration = (totalSeconds: number) => `PT${Math.max(0, Math.floor(totalSeconds))}S`;

/** Formats a duration: "48 min", "1 h 2 min". */
export function formatDuration(totalSeconds: Maybe<number>): string {
  if (!isNumber(totalSeconds)) return NOT_AVAILABLE;
  const minutes = Math.round(totalSeconds / 60);
  if (minutes < 1) return `${Math.round(totalSeconds)} s`;
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** "Spanish (Mexico)" for `es-mx`. Returns an unknown tag unchanged. */
export function languageName(tag: Maybe<string>): string {
  if (!tag) return NOT_AVAILABLE;
  try {
    return languages.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

const LOWERCASE_WORDS = new Set(['and', 'of', 'the']);
const UPPERCASE_WORDS: Readonly<Record<string, string>> = { tv: 'TV', rss: 'RSS' };

/** The API sends genres in lower case: "true crime" becomes "True Crime". */
export const genreName = (genre: string) =>
  genre
    .split(' ')
    .map((word, index) => {
      if (UPPERCASE_WORDS[word]) return UPPERCASE_WORDS[word];
      return index > 0 && LOWERCASE_WORDS.has(word) ? word : word.charAt(0).toLocaleUpperCase(LOCALE) + word.slice(1);
    })
    .join(' ');

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the host name of a URL without `www.`. Returns text that is no URL unchanged. */
export function hostName(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return url;
  }
}

/**
 * Returns the link that writes to an address (RFC 6068). No part of the address becomes a field of the mail, such as
 * `bcc`, or a second recipient.
 */
export function mailtoHref(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return `mailto:${encodeURIComponent(address)}`;
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
}

/**
 * Returns a link that is safe to follow, else null. Feeds can contain any scheme, such as `javascript:`. A link that
 * writes a mail keeps its first recipient only.
 */
export function safeHref(url: Maybe<string>): string | null {
  if (!url) return null;
  try {
    const parsed = new URL(url);
    if (parsed.protocol === 'mailto:') {
      const [recipient = ''] = parsed.pathname.split(',');
      return recipient === '' ? null : mailtoHref(decodeURIComponent(recipient));
    }
    return ['http:', 'https:'].includes(parsed.protocol) ? parsed.href : null;
  } catch {
    return null;
  }
}
