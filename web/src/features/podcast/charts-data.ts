/** What the podcast's page says of charts, from what the API does. Pure. */
import type { ChartHistory, ChartPresence } from '../../api/types';
import type { RankPoint } from '../../ui/rank-plot';

export type PresentChart = ChartPresence['charts'][number];

/** Days, or the best of each week; a week without a position says why. */
export function pointsOf(series: ChartHistory['series']): RankPoint[] {
  if (series.resolution === 'daily') return series.points.map(({ date, position, status }) => ({ date, position: position ?? null, status }));
  return series.buckets.map((week) => ({
    date: week.startDate,
    position: week.bestPosition ?? null,
    status: week.daysCharted > 0 ? 'observed' : week.unknownDays > 0 ? 'unknown' : week.offChartDays > 0 ? 'off_chart' : 'no_chart',
  }));
}

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
