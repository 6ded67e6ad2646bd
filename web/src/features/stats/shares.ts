/** What the figures of tags say, and where the marks of their history stand. Pure. */
import type { TagDay, TagFrequency } from '../../api/types';

/** `podcast:transcript` without its namespace, which all have. */
export const nameOf = (field: string) => field.replace(/^podcast:/, '');

export type Level = 'podcast' | 'episode';

/** The bar of the most frequent is whole, so that rare ones can be seen. */
export function barOf(tag: TagFrequency, all: readonly TagFrequency[]): number {
  const most = Math.max(...all.map(({ percentage }) => percentage));
  return most > 0 ? Math.max(1, (tag.percentage / most) * 100) : 0;
}

export interface ShareLine {
  points: string;
  last: { x: number; y: number };
  /** The top of the scale, in percent. */
  top: number;
}

const TOPS = [1, 2, 5, 10, 20, 50, 100];
const DAY_MS = 86_400_000;

/** By date, so that days without a count are wide. */
export function lineOf(days: readonly TagDay[], level: Level, width: number, height: number): ShareLine | null {
  const shares = days.map((day) => ({ at: Date.parse(day.date) / DAY_MS, share: level === 'podcast' ? day.podcastPercentage : day.episodePercentage }));
  const [first, last] = [shares[0], shares.at(-1)];
  if (!first || !last || first === last) return null;
  const most = Math.max(...shares.map(({ share }) => share));
  const top = TOPS.find((each) => each >= most) ?? 100;
  const placed = shares.map(({ at, share }) => ({ x: ((at - first.at) / (last.at - first.at)) * width, y: height - (share / top) * height }));
  return { points: placed.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '), last: placed.at(-1) ?? { x: width, y: height }, top };
}
