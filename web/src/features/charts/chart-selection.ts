/** Parses the chart selection of the URL and describes the rows of a chart. Pure. */
import { type ChartType, readChartType } from '../../api/chart-types';
import type { ChartKey } from '../../api/queries';
import type { ChartComparison, ChartPosition } from '../../api/types';
import { formatCompact } from '../../ui/text/format';
import { type QueryString, readText } from '../../urls/query-string';

export const VIEWS = ['all', 'climbers', 'fallers', 'new', 'dropped', 'elsewhere'] as const;
/** The shows of a chart to list. `elsewhere` lists those that only the second country has. */
export type ChartView = (typeof VIEWS)[number];

export const SORT_COLUMNS = ['rank', 'change', 'title', 'listeners', 'best', 'days', 'other'] as const;
export interface ChartSort {
  column: (typeof SORT_COLUMNS)[number];
  isDescending: boolean;
}

export interface ChartSelection extends ChartKey {
  /** `null` selects the latest chart. */
  date: string | null;
  compare: ChartComparison;
  view: ChartView;
  /** `null` is the natural order of the view. */
  sort: ChartSort | null;
  /** A second country, shown beside the first. */
  otherCountry: string | null;
}

export const TOP_PODCASTS = 'top podcasts';

/** Columns in which the most interesting rows have the largest values. */
const DESCENDING_FIRST = new Set(['change', 'listeners', 'days']);

const NATURAL_SORTS: Readonly<Partial<Record<ChartView, ChartSort>>> = {
  climbers: { column: 'change', isDescending: true },
  fallers: { column: 'change', isDescending: false },
};
export const sortOf = ({ sort, view }: Pick<ChartSelection, 'sort' | 'view'>): ChartSort => sort ?? NATURAL_SORTS[view] ?? { column: 'rank', isDescending: false };

/** The sort after a click on the heading of a column: its natural direction first, then the other one. */
export function nextSort(current: ChartSort, column: ChartSort['column']): ChartSort {
  return { column, isDescending: current.column === column ? !current.isDescending : DESCENDING_FIRST.has(column) };
}

/** "-change" is descending. */
const parseSort = (text: string | null): ChartSort | null => {
  const column = SORT_COLUMNS.find((name) => name === text?.replace(/^-/, ''));
  return column ? { column, isDescending: text?.startsWith('-') ?? false } : null;
};
const formatSort = (sort: ChartSort | null) => (sort ? `${sort.isDescending ? '-' : ''}${sort.column}` : null);

const COUNTRY = /^[a-z]{2}$/;

/** The platform of the URL, or Apple if it names none. */
export const parseChartType = (query: QueryString): ChartType => readChartType(readText(query.chartType)) ?? 'apple';

export function parseSelection(query: QueryString, initialCountry = 'us'): ChartSelection {
  const date = readText(query.date);
  const country = (readText(query.country) ?? initialCountry).toLowerCase();
  const other = readText(query.with)?.toLowerCase() ?? null;
  const otherCountry = other !== null && COUNTRY.test(other) && other !== country ? other : null;
  const view = VIEWS.find((name) => name === readText(query.view)) ?? 'all';
  return {
    chartType: parseChartType(query),
    country,
    category: (readText(query.category) ?? TOP_PODCASTS).toLowerCase(),
    date: date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null,
    compare: readText(query.compare) === '7d' ? '7d' : '1d',
    view: view === 'elsewhere' && otherCountry === null ? 'all' : view,
    sort: parseSort(readText(query.sort)),
    otherCountry,
  };
}

/** Returns the query parameters of a selection, without defaults. */
export const formatSelection = ({ chartType, country, category, date, compare, view, sort, otherCountry }: ChartSelection) => ({
  chartType,
  country,
  category,
  date,
  compare: compare === '1d' ? null : compare,
  view: view === 'all' ? null : view,
  sort: formatSort(sort),
  with: otherCountry,
});

/** Returns the country of the reader's languages, in lower case: "gb" for en-GB. */
export function readerCountry(languages: readonly string[]): string | null {
  for (const tag of languages) {
    const region = /-([A-Za-z]{2})\b/.exec(tag)?.[1];
    if (region) return region.toLowerCase();
  }
  return null;
}

/** Returns the country whose chart opens first: the reader's, else the one with the most charts; of equals the one listed first. */
export function defaultCountry(wanted: string | null, categoriesByCountry: Readonly<Record<string, readonly string[]>>, order: readonly string[]): string | null {
  const countries = Object.keys(categoriesByCountry);
  if (wanted !== null && countries.includes(wanted)) return wanted;
  const rank = (country: string) => (order.indexOf(country) < 0 ? order.length : order.indexOf(country));
  const [largest] = countries.toSorted((one, two) => (categoriesByCountry[two]?.length ?? 0) - (categoriesByCountry[one]?.length ?? 0) || rank(one) - rank(two));
  return largest ?? null;
}

/**
 * Replaces the country and the category of a link that do not exist, and names them. A category that only other countries have stays:
 * this chart is not there, as the page states. `categoriesByCountry` is null until it is loaded.
 */
export function knownSelection(
  selection: ChartSelection,
  fallback: string,
  categoriesByCountry: Readonly<Record<string, readonly string[]>> | null,
  countries: readonly string[],
): { selection: ChartSelection; unknown: string[] } {
  const categories = Object.values(categoriesByCountry ?? {}).flat();
  const isCountry = countries.includes(selection.country);
  const isCategory = selection.category === TOP_PODCASTS || categories.length === 0 || categories.includes(selection.category);
  return {
    selection: { ...selection, ...(isCountry ? {} : { country: fallback }), ...(isCategory ? {} : { category: TOP_PODCASTS }) },
    unknown: [...(isCountry ? [] : [selection.country]), ...(isCategory ? [] : [selection.category])],
  };
}

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
  unresolved_identities: 'Some positions are hidden, because we don’t know which podcast holds them.',
};

/** Describes what is missing in the data of a chart; `null` when nothing is. */
export function coverageWarning(chart: { coverageStatus: string; comparisonStatus: string; entryExitConfirmable: boolean }): string | null {
  const parts = [
    COVERAGE_TEXTS[chart.coverageStatus],
    chart.comparisonStatus === 'unavailable' ? 'We have no data for an earlier day, so changes are unknown.' : undefined,
    chart.comparisonStatus === 'available' && !chart.entryExitConfirmable ? 'The data for the two days differs, so we list only the new and dropped podcasts we’re sure of.' : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' ') : null;
}
