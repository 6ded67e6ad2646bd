/** Selects and sorts the rows of a chart. Pure. */
import type { Chart, ChartPosition } from '../../api/types';
import type { ChartSort, ChartView } from './chart-selection';

export interface ChartRow {
  entry: ChartPosition;
  /** The rank on this chart; `null` for a show that is only on the second one. */
  rank: number | null;
  /** The rank on the second chart; `null` when it is not there, or when there is none. */
  otherRank: number | null;
}

type Identity = Pick<ChartPosition, 'podcastOnChart' | 'podenginePodcast'>;

/** Two countries list the same show under one id of the platform. */
const identityOf = ({ podcastOnChart, podenginePodcast }: Identity) => podenginePodcast?.id ?? podcastOnChart.podcastOnChartId;

const MOVEMENTS: Readonly<Partial<Record<ChartView, string>>> = { climbers: 'up', fallers: 'down', new: 'entered' };

/** The rows of a view, in the order of the chart. */
export function rowsOfView(chart: Chart, view: ChartView, other: Chart | null): ChartRow[] {
  const ranks = new Map(chart.positions.map((entry) => [identityOf(entry), entry.position]));
  const otherRanks = new Map(other?.positions.map((entry) => [identityOf(entry), entry.position]));
  if (view === 'elsewhere') {
    return (other?.positions ?? []).filter((entry) => !ranks.has(identityOf(entry))).map((entry) => ({ entry, rank: null, otherRank: entry.position }));
  }
  const movement = MOVEMENTS[view];
  return chart.positions
    .filter((entry) => movement === undefined || entry.movement === movement)
    .map((entry) => ({ entry, rank: entry.position, otherRank: otherRanks.get(identityOf(entry)) ?? null }));
}

/** How many shows each view has. */
export function countViews(chart: Chart, other: Chart | null): Readonly<Partial<Record<ChartView, number>>> {
  const count = (view: ChartView) => rowsOfView(chart, view, other).length;
  return { all: count('all'), climbers: count('climbers'), fallers: count('fallers'), new: count('new'), ...(other ? { elsewhere: count('elsewhere') } : {}) };
}

const VALUES: Readonly<Record<ChartSort['column'], (row: ChartRow) => number | string | null>> = {
  rank: ({ rank, otherRank }) => rank ?? otherRank,
  change: ({ rank, entry }) => (rank === null ? null : (entry.positionChange ?? null)),
  title: ({ entry }) => (entry.podenginePodcast?.title ?? entry.podcastOnChart.title).toLowerCase(),
  listeners: ({ entry }) => entry.estimatedMonthlyListeners,
  best: ({ entry }) => entry.peakPosition30d,
  days: ({ entry }) => entry.daysCharted30d,
  other: ({ otherRank }) => otherRank,
};

/** Sorts rows. Rows without a value are last in both directions; equal rows keep the order of the chart. */
export function sortRows(rows: readonly ChartRow[], { column, isDescending }: ChartSort): ChartRow[] {
  const valueOf = VALUES[column];
  return rows.toSorted((one, two) => {
    const [a, b] = [valueOf(one), valueOf(two)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'string' || typeof b === 'string' ? String(a).localeCompare(String(b)) : a - b;
    return isDescending ? -order : order;
  });
}
