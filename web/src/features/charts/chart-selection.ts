/** Which chart the address asks for, and the words it is shown with. Pure. */
import type { ChartKey } from '../../api/queries';
import type { ChartPosition, ChartType } from '../../api/types';
import { type QueryString, readText } from '../../app/query-string';
import { formatCompact } from '../../ui/format';

export interface ChartSelection extends ChartKey {
  /** `null` for the last one. */
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

/** What of a choice stands in the address: all but what goes without saying. */
export const formatSelection = ({ chartType, country, category, date, compare }: ChartSelection) => ({ chartType, country, category, date, compare: compare === '1d' ? null : compare });

/** Another platform may not have the country or the category: the nearest that it has. */
export function closestAvailable(selection: ChartSelection, chartType: ChartType, categoriesByCountry: Readonly<Record<string, string[]>>): ChartSelection {
  const countries = Object.keys(categoriesByCountry);
  const country = countries.includes(selection.country) ? selection.country : countries.includes('us') ? 'us' : (countries[0] ?? selection.country);
  const categories = categoriesByCountry[country] ?? [];
  const category = categories.includes(selection.category) ? selection.category : (categories[0] ?? selection.category);
  return { ...selection, chartType, country, category };
}

/** "▲ 3" with the words for who does not see it. */
export function describeMovement({ movement, positionChange }: Pick<ChartPosition, 'movement' | 'positionChange'>): { short: string; label: string; direction: 'up' | 'down' | 'new' | 'none' } {
  const places = Math.abs(positionChange ?? 0);
  if (movement === 'up') return { short: `▲ ${places}`, label: `up ${places}`, direction: 'up' };
  if (movement === 'down') return { short: `▼ ${places}`, label: `down ${places}`, direction: 'down' };
  if (movement === 'entered') return { short: 'new', label: 'new on the chart', direction: 'new' };
  if (movement === 'unchanged') return { short: '=', label: 'unchanged', direction: 'none' };
  return { short: '·', label: 'not known', direction: 'none' };
}

const MISSING_ESTIMATE_TEXTS: Readonly<Record<string, string>> = {
  no_podcast: 'It is not known which podcast this is.',
  not_estimated: 'Nothing is counted of it that an estimate could be made of.',
};

type Listeners = Pick<ChartPosition, 'estimatedMonthlyListeners' | 'estimatedMonthlyListenersBucket' | 'estimatedMonthlyListenersUnavailableReason'>;

/** The cell of a row's listeners, and what is said of it. */
export function describeListeners(row: Listeners): { short: string; label: string } {
  const { estimatedMonthlyListeners: listeners, estimatedMonthlyListenersBucket: bucket } = row;
  if (listeners === null) return { short: '–', label: MISSING_ESTIMATE_TEXTS[row.estimatedMonthlyListenersUnavailableReason ?? ''] ?? 'Not known.' };
  return { short: formatCompact(listeners), label: `An estimate, good for its bracket: ${bucket ?? 'not known'}` };
}

/** The rank of each day; `null` on days without one. */
export const sparklineRanks = (row: Pick<ChartPosition, 'history30d'>, dates: readonly string[]): (number | null)[] => dates.map((_, day) => row.history30d[day] ?? null);

const COVERAGE_TEXTS: Readonly<Record<string, string>> = {
  incomplete: 'The capture has not every position.',
  unresolved_identities: 'Of some positions it is not known who has them; they are left out.',
};

/** What is not known of this chart, in words; `null` when all is. */
export function coverageWarning(chart: { coverageStatus: string; comparisonStatus: string; entryExitConfirmable: boolean }): string | null {
  const parts = [
    COVERAGE_TEXTS[chart.coverageStatus],
    chart.comparisonStatus === 'unavailable' ? 'No earlier day was captured, so nothing is known of movements.' : undefined,
    chart.comparisonStatus === 'available' && !chart.entryExitConfirmable ? 'The two days were not captured alike: who is new or gone is only told where it is certain.' : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' ') : null;
}
