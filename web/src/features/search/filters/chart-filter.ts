/** The filter by chart position: `chart=apple,us,true crime,50`. Each part may be empty. */
import { chartPlatformShortName, type ChartType, readChartType } from '../../../api/chart-types';
import type { SearchOptions } from '../../../api/types';
import { countryName, isCountry } from '../../../ui/text/countries';
import { capitalize, genreName } from '../../../ui/text/format';
import type { Codec } from '../codecs';
import type { Filter } from './filter-kinds';

export interface ChartFilter {
  chartType: ChartType | null;
  /** ISO 3166 alpha-2 in lower case, as charts use it. */
  country: string | null;
  category: string | null;
  maxPosition: number | null;
}

/** Any chart. */
export const ANY_CHART: ChartFilter = { chartType: null, country: null, category: null, maxPosition: null };
export const POSITION_BOUNDS = { min: 1, max: 1000, isWhole: true };

/** The chart categories without subcategories (spec 3, Chart). */
export const CHART_CATEGORIES = [
  'top podcasts', 'trending podcasts', 'arts', 'business', 'comedy', 'education', 'fiction', 'government', 'health & fitness', 'history', 'kids & family', 'leisure',
  'music', 'news', 'religion & spirituality', 'science', 'society & culture', 'sports', 'technology', 'true crime', 'tv & film',
] as const;

const MAX_CATEGORY_LENGTH = 64;

function read(text: string): ChartFilter | undefined {
  const parts = text.split(',');
  const [chartType = '', country = '', category = '', position = ''] = parts;
  if (parts.length !== 4 || (chartType !== '' && readChartType(chartType) === null) || category.length > MAX_CATEGORY_LENGTH) return undefined;
  if (country !== '' && !isCountry(country.toUpperCase())) return undefined;
  if (position !== '' && !(/^\d{1,4}$/.test(position) && Number(position) >= POSITION_BOUNDS.min && Number(position) <= POSITION_BOUNDS.max)) return undefined;
  return {
    chartType: readChartType(chartType),
    country: country.toLowerCase() || null,
    category: category.toLowerCase() || null,
    maxPosition: position === '' ? null : Number(position),
  };
}

const codec: Codec<ChartFilter | null> = {
  empty: null,
  read: ([first = '']) => read(first),
  write: (value) => (value === null ? [] : [[value.chartType, value.country, value.category, value.maxPosition].map((part) => part ?? '').join(',')]),
};

function describeChart(value: ChartFilter): string {
  const { chartType, country, category, maxPosition } = value;
  const chart = [chartType && chartPlatformShortName(chartType), country && countryName(country.toUpperCase()), category && genreName(category)].filter(Boolean).join(', ');
  const place = maxPosition === null ? 'on' : `in the top ${maxPosition} of`;
  return chart === '' ? `${place} a chart` : `${place} a chart (${chart})`;
}

const toOptions = (value: ChartFilter): SearchOptions => ({
  chartPositions: Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null)),
});

function fromOptions({ chartPositions }: SearchOptions): ChartFilter | null {
  if (!chartPositions) return null;
  const { chartType, country, category, maxPosition } = chartPositions;
  return { chartType: readChartType(chartType), country: country?.toLowerCase() ?? null, category: category ?? null, maxPosition: maxPosition ?? null };
}

export const chartFilter: Filter<ChartFilter | null> = {
  param: 'chart', name: 'chart position', plan: 'individual', isEpisodeOnly: false, keys: ['chartPositions'],
  ...codec,
  toOptions: (value) => toOptions(value ?? ANY_CHART),
  fromOptions,
  toParts: (value) => [{ label: capitalize(describeChart(value ?? ANY_CHART)), rest: null }],
  describe: (value) => describeChart(value ?? ANY_CHART),
};
