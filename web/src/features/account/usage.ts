import type { CurrentUsage, UsageDay } from '../../api/types';
import { formatCount, formatDay, plural } from '../../ui/text/format';
import { fillDays, type PlotPoint } from '../../ui/plot/series';

/** With less of the limit used, a few searches in the first hour would forecast a shortage. */
const MIN_PROJECTED_SHARE = 0.2;

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
