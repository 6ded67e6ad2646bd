/** The figures of tags, as the page shows them. Pure. */
import type { TagDay, TagFrequency } from '../../api/types';
import { fillDays, type PlotPoint } from '../../ui/plot/series';

/** `podcast:transcript` without its namespace, which all have. */
export const tagName = (field: string) => field.replace(/^podcast:/, '');

export type TagLevel = 'podcast' | 'episode';

/** The bar of the most frequent is whole, so that rare ones can be seen. */
export function barWidthPercent(tag: TagFrequency, all: readonly TagFrequency[]): number {
  const most = Math.max(...all.map(({ percentage }) => percentage));
  return most > 0 ? Math.max(1, (tag.percentage / most) * 100) : 0;
}

/** The share of feeds with the tag, day by day. */
export const sharePoints = (days: readonly TagDay[], level: TagLevel): PlotPoint[] =>
  fillDays(days.map(({ date, podcastPercentage, episodePercentage }) => ({ date, value: level === 'podcast' ? podcastPercentage : episodePercentage })));
