/** What the podcast's page says of charts, from what the API does. Pure. */
import type { ChartHistory, ChartPresence } from '../../api/types';
import { NOT_AVAILABLE, plural } from '../../ui/format';
import { fillDays, type PlotPoint } from '../../ui/plot/series';

export type PresentChart = ChartPresence['charts'][number];

export const OFF_CHART = 'Not on the chart';

/** Days, or the best rank of each week. A week without a rank has a note when the show was off the chart on every day with data. */
export function pointsOf(series: ChartHistory['series']): PlotPoint[] {
  if (series.resolution === 'daily') return fillDays(series.points.map(({ date, position, status }) => pointOf(date, position, status === 'off_chart')));
  return series.buckets.map((week) => pointOf(week.startDate, week.bestPosition, week.daysCharted === 0 && week.unknownDays === 0 && week.offChartDays > 0));
}

const pointOf = (date: string, rank: number | null | undefined, isOff: boolean): PlotPoint => ({ date, value: rank ?? null, ...(isOff ? { note: OFF_CHART } : {}) });

/** "12 days", "12 days or more" where the days before have no data. */
export const streakOf = ({ days, boundedByMissingCoverage }: ChartHistory['stats']['streak']) =>
  days === null || days === undefined ? NOT_AVAILABLE : `${plural(days, 'day')}${boundedByMissingCoverage ? ' or more' : ''}`;

export const keyOf = ({ chartType, country, category }: Pick<PresentChart, 'chartType' | 'country' | 'category'>) => `${chartType} ${country} ${category}`;

/** "▲ 3", "new", "back"; for screen readers the words beside it. */
export function changeOf({ changeKind, change }: Pick<PresentChart, 'changeKind' | 'change'>): { short: string; words: string; way: 'up' | 'down' | 'none' } {
  if (changeKind === 'moved' && typeof change === 'number') {
    return change > 0 ? { short: `▲ ${change}`, words: `up ${change}`, way: 'up' } : { short: `▼ ${-change}`, words: `down ${-change}`, way: 'down' };
  }
  if (changeKind === 'unchanged') return { short: '=', words: 'unchanged', way: 'none' };
  if (changeKind === 'new') return { short: 'new', words: 'new on the chart', way: 'up' };
  if (changeKind === 'back') return { short: 'back', words: 'back on the chart', way: 'up' };
  return { short: '', words: '', way: 'none' };
}
