/** Parses the chart selection of the URL and describes the rows of a chart. Pure. */
import type { ChartKey } from '../../api/queries';
import type { ChartPosition, ChartType } from '../../api/types';
import { type QueryString, readText } from '../../app/query-string';
import { formatCompact } from '../../ui/format';

export interface ChartSelection extends ChartKey {
  /** `null` selects the latest chart. */
  date: string | null;
  compare: '1d' | '7d';
}

export const TOP_PODCASTS = 'top podcasts';

export function parseSelection(query: QueryString): ChartSelection {
  const date = readText(query.date);
  return {
    chartType: readText(query.chartType) === 'spotify' ? 'spotify' : 'apple',
    country: (readText(query.country) ?? 'us').toLowerCase(),
    category: (readText(query.category) ?? TOP_PODCASTS).toLowerCase(),
    date: date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null,
    compare: readText(query.compare) === '7d' ? '7d' : '1d',
  };
}

/** Returns the query parameters of a selection, without the default comparison. */
export const formatSelection = ({ chartType, country, category, date, compare }: ChartSelection) => ({ chartType, country, category, date, compare: compare === '1d' ? null : compare });

/** Returns the closest available chart, because another platform may lack the country or category. */
export function closestAvailable(selection: ChartSelection, chartType: ChartType, categoriesByCountry: Readonly<Record<string, string[]>>): ChartSelection {
  const countries = Object.keys(categoriesByCountry);
  const country = countries.includes(selection.country) ? selection.country : countries.includes('us') ? 'us' : (countries[0] ?? selection.country);
  const categories = categoriesByCountry[country] ?? [];
  const category = categories.includes(selection.category) ? selection.category : (categories[0] ?? selection.category);
  return { ...selection, chartType, country, category };
}

/** Returns "▲ 3" with a label for screen readers. */
export function describeMovement({ movement, positionChange }: Pick<ChartPosition, 'movement' | 'positionChange'>): { short: string; label: string; direction: 'up' | 'down' | 'new' | 'none' } {
  const places = Math.abs(positionChange ?? 0);
  if (movement === 'up') return { short: `▲ ${places}`, label: `up ${places}`, direction: 'up' };
  if (movement === 'down') return { short: `▼ ${places}`, label: `down ${places}`, direction: 'down' };
  if (movement === 'entered') return { short: 'new', label: 'new on the chart', direction: 'new' };
  if (movement === 'unchanged') return { short: '=', label: 'unchanged', direction: 'none' };
  return { short: '·', label: 'unknown', direction: 'none' };
}

const MISSING_ESTIMATE_TEXTS: Readonly<Record<string, string>> = {
  no_podcast: 'We don’t know which podcast this is.',
  not_estimated: 'Not enough data for an estimate.',
};

type Listeners = Pick<ChartPosition, 'estimatedMonthlyListeners' | 'estimatedMonthlyListenersBucket' | 'estimatedMonthlyListenersUnavailableReason'>;

/** Returns the listeners of a row, with a tooltip. */
export function describeListeners(row: Listeners): { short: string; label: string } {
  const { estimatedMonthlyListeners: listeners, estimatedMonthlyListenersBucket: bucket } = row;
  if (listeners === null) return { short: '–', label: MISSING_ESTIMATE_TEXTS[row.estimatedMonthlyListenersUnavailableReason ?? ''] ?? 'Unknown.' };
  return { short: formatCompact(listeners), label: `Estimated range: ${bucket ?? 'unknown'}` };
}

/** Returns the rank of each day; `null` on days without one. */
export const sparklineRanks = (row: Pick<ChartPosition, 'history30d'>, dates: readonly string[]): (number | null)[] => dates.map((_, day) => row.history30d[day] ?? null);

const COVERAGE_TEXTS: Readonly<Record<string, string>> = {
  incomplete: 'Some positions are missing.',
  unresolved_identities: 'Some positions are hidden, because we don’t know which show holds them.',
};

/** Describes what is missing in the data of a chart; `null` when nothing is. */
export function coverageWarning(chart: { coverageStatus: string; comparisonStatus: string; entryExitConfirmable: boolean }): string | null {
  const parts = [
    COVERAGE_TEXTS[chart.coverageStatus],
    chart.comparisonStatus === 'unavailable' ? 'We have no data for an earlier day, so changes are unknown.' : undefined,
    chart.comparisonStatus === 'available' && !chart.entryExitConfirmable ? 'The data of the two days differs, so new and dropped shows are listed only when certain.' : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' ') : null;
}
