/** Prepares the charts of a podcast for its page. Pure. */
import type { ChartHistory, ChartPresence } from '../../api/types';
import { NOT_AVAILABLE, plural } from '../../ui/text/format';
import { fillDays, type PlotPoint } from '../../ui/plot/series';

export type PodcastChart = ChartPresence['charts'][number];

export const OFF_CHART = 'Not on the chart';

/** Returns the rank of each day, or the best rank of each week. A week without a rank has a note when the show was off the chart on every day with data. */
export function rankPoints(series: ChartHistory['series']): PlotPoint[] {
  if (series.resolution === 'daily') return fillDays(series.points.map(({ date, position, status }) => rankPoint(date, position, status === 'off_chart')));
  return series.buckets.map((week) => rankPoint(week.startDate, week.bestPosition, week.daysCharted === 0 && week.unknownDays === 0 && week.offChartDays > 0));
}

const rankPoint = (date: string, rank: number | null | undefined, isOff: boolean): PlotPoint => ({ date, value: rank ?? null, ...(isOff ? { note: OFF_CHART } : {}) });

/** "12 days", or "12 days or more" when the days before have no data. */
export const formatStreak = ({ days, boundedByMissingCoverage }: ChartHistory['stats']['streak']) =>
  days === null || days === undefined ? NOT_AVAILABLE : `${plural(days, 'day')}${boundedByMissingCoverage ? ' or more' : ''}`;

export const chartId = ({ chartType, country, category }: Pick<PodcastChart, 'chartType' | 'country' | 'category'>) => `${chartType} ${country} ${category}`;

/** Returns the movement as "▲ 3", "new" or "back", with a label for screen readers. */
export function describeMovement({ changeKind, change }: Pick<PodcastChart, 'changeKind' | 'change'>): { short: string; label: string; direction: 'up' | 'down' | 'none' } {
  if (changeKind === 'moved' && typeof change === 'number') {
    return change > 0 ? { short: `▲ ${change}`, label: `up ${change}`, direction: 'up' } : { short: `▼ ${-change}`, label: `down ${-change}`, direction: 'down' };
  }
  if (changeKind === 'unchanged') return { short: '=', label: 'unchanged', direction: 'none' };
  if (changeKind === 'new') return { short: 'new', label: 'new on the chart', direction: 'up' };
  if (changeKind === 'back') return { short: 'back', label: 'back on the chart', direction: 'up' };
  return { short: '', label: '', direction: 'none' };
}
