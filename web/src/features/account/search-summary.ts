import type { CurrentUsage } from '../../api/types';
import { formatCount, formatDateTime, plural } from '../../ui/text/format';

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
