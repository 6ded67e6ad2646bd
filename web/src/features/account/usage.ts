import type { CurrentUsage, UsageDay } from '../../api/types';
import { formatCount, formatDateTime, formatDay, plural } from '../../ui/text/format';
import { fillDays, type PlotPoint } from '../../ui/plot/series';

export interface SearchUsageSummary {
  used: number;
  /** `null` is unlimited. */
  limit: number | null;
  /** 0 to 100. */
  percent: number;
  text: string;
  reset: string | null;
}

const DAY_MS = 86_400_000;
/** With less of the limit used, a few searches in the first hour would forecast a shortage. */
const MIN_PROJECTED_SHARE = 0.2;

/** Summarizes the searches of the plan: used, limit and reset time. */
export function summarizeSearches(usage: CurrentUsage): SearchUsageSummary {
  const { used, limit } = usage.aliases.find(({ alias }) => alias === 'searchCount') ?? { used: 0, limit: null };
  const isDay = Date.parse(usage.periodEnd) - Date.parse(usage.periodStart) <= DAY_MS;
  const period = isDay ? 'today' : 'this month';
  if (limit === null || limit === undefined) return { used, limit: null, percent: 0, text: `${plural(used, 'search', 'searches')} ${period}, no limit`, reset: null };
  return {
    used,
    limit,
    percent: limit > 0 ? Math.min(100, (100 * used) / limit) : 100,
    text: `${formatCount(used)} of ${plural(limit, 'search', 'searches')} used ${period}`,
    reset: `Resets on ${formatDateTime(usage.periodEnd)}.`,
  };
}

/** The moment at which the searches will be used up at the present rate; null when they last until the reset, or when too little is used for a forecast. */
export function projectRunOut(usage: CurrentUsage, nowMs: number): string | null {
  const { used, limit } = usage.aliases.find(({ alias }) => alias === 'searchCount') ?? { used: 0, limit: null };
  const [start, end] = [Date.parse(usage.periodStart), Date.parse(usage.periodEnd)];
  const elapsed = nowMs - start;
  if (!limit || used >= limit || elapsed <= 0 || used < limit * MIN_PROJECTED_SHARE) return null;
  const runOut = start + (elapsed * limit) / used;
  return runOut < end ? new Date(runOut).toISOString() : null;
}

/** The searches of each day. */
export const searchPoints = (days: readonly UsageDay[]): PlotPoint[] => fillDays(days.map(({ date, searchCount }) => ({ date, value: searchCount })));

/** Describes the total and the busiest day. Returns `null` without searches. */
export function summarizeDays(days: readonly UsageDay[]): string | null {
  const sum = days.reduce((total, day) => total + day.searchCount, 0);
  if (sum === 0) return null;
  const busiest = days.reduce((best, day) => (day.searchCount > best.searchCount ? day : best));
  return `${plural(sum, 'search', 'searches')} in ${plural(days.length, 'day')}, most on ${formatDay(busiest.date)} (${formatCount(busiest.searchCount)}).`;
}

/** Counts podcasts whose contacts were requested. */
export const countContactRequests = (days: readonly UsageDay[]) => days.reduce((total, day) => total + day.contactsRequestedCount, 0);
