import { expect, it } from 'vitest';
import type { Chart, ChartPosition } from '../../api/types';
import { countViews, rowsOfView, sortRows } from './chart-rows';

const entry = (id: string, position: number, change: number | null, listeners: number | null = null): ChartPosition =>
  ({
    position,
    positionChange: change,
    movement: change === null ? 'entered' : change > 0 ? 'up' : change < 0 ? 'down' : 'unchanged',
    podcastOnChart: { podcastOnChartId: id, title: id },
    podenginePodcast: null,
    estimatedMonthlyListeners: listeners,
    peakPosition30d: position,
    daysCharted30d: 30 - position,
  }) as unknown as ChartPosition;

const chartOf = (...positions: ChartPosition[]) => ({ positions }) as unknown as Chart;
const chart = chartOf(entry('a', 1, 0, 500), entry('b', 2, 3), entry('c', 3, -1, 900), entry('d', 4, null, 20));
const other = chartOf(entry('c', 1, 5), entry('x', 2, 1));
const ids = (rows: ReturnType<typeof rowsOfView>) => rows.map((row) => row.entry.podcastOnChart.podcastOnChartId).join('');

it('lists climbers, fallers, new shows and those of the second country', () => {
  expect(['all', 'climbers', 'fallers', 'new', 'elsewhere'].map((view) => ids(rowsOfView(chart, view as 'all', other)))).toEqual(['abcd', 'b', 'c', 'd', 'x']);
  expect(countViews(chart, other)).toEqual({ all: 4, climbers: 1, fallers: 1, new: 1, elsewhere: 1 });
  expect(countViews(chart, null)).not.toHaveProperty('elsewhere');
  expect(rowsOfView(chart, 'all', other).map((row) => row.otherRank)).toEqual([null, null, 1, null]);
});

it('sorts by a column, with missing values last in both directions', () => {
  const rows = rowsOfView(chart, 'all', other);
  expect(ids(sortRows(rows, { column: 'listeners', isDescending: true }))).toBe('cadb');
  expect(ids(sortRows(rows, { column: 'listeners', isDescending: false }))).toBe('dacb');
  expect(ids(sortRows(rows, { column: 'change', isDescending: true }))).toBe('bacd');
  expect(ids(sortRows(rows, { column: 'title', isDescending: true }))).toBe('dcba');
  expect(ids(sortRows(rows, { column: 'other', isDescending: false }))).toBe('cabd');
});
