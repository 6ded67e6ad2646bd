/** The platforms that publish charts, by their names in the API. */
const CHART_PLATFORMS = {
  apple: { name: 'Apple Podcasts', shortName: 'Apple' },
  spotify: { name: 'Spotify', shortName: 'Spotify' },
} as const;

export type ChartType = keyof typeof CHART_PLATFORMS;

export const CHART_TYPES = Object.keys(CHART_PLATFORMS) as ChartType[];

/** The platform of this name, or null. */
export const readChartType = (text: string | null | undefined): ChartType | null => CHART_TYPES.find((type) => type === text) ?? null;

/** "Apple Podcasts". An unknown platform has the name of the API. */
export const chartPlatformName = (text: string): string => CHART_PLATFORMS[text as ChartType]?.name ?? text;

/** "Apple", for use next to the word chart. */
export const chartPlatformShortName = (text: string): string => CHART_PLATFORMS[text as ChartType]?.shortName ?? text;

export const CHART_TYPE_OPTIONS = CHART_TYPES.map((value) => ({ value, label: chartPlatformName(value) }));
