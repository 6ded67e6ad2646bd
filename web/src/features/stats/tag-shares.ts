/** Computes the figures that the page shows for tags. Pure. */
import type { TagDay, TagFrequency } from '../../api/types';
import { fillDays, type PlotPoint } from '../../ui/plot/series';

/** Removes the namespace, which all tags share: "transcript" for `podcast:transcript`. */
export const tagName = (field: string) => field.replace(/^podcast:/, '');

export type TagLevel = 'podcast' | 'episode';

/** Returns the width of a bar in percent. The most frequent tag fills the width, so that rare tags stay visible. */
export function barWidthPercent(tag: TagFrequency, all: readonly TagFrequency[]): number {
  const largest = Math.max(...all.map(({ percentage }) => percentage));
  return largest > 0 ? Math.max(1, (tag.percentage / largest) * 100) : 0;
}

/** Returns the share of feeds with the tag for each day. */
export const sharePoints = (days: readonly TagDay[], level: TagLevel): PlotPoint[] =>
  fillDays(days.map(({ date, podcastPercentage, episodePercentage }) => ({ date, value: level === 'podcast' ? podcastPercentage : episodePercentage })));
