import { formatDay } from '../../../ui/text/format';

/** Spec 7: the recent episodes are those of 7 days by default. */
export const DEFAULT_DAYS = 7;
export const DAYS = [1, 3, 7, 14, 30, 90] as const;

interface DatedEpisode {
  publishedAt: string | null;
}

export interface EpisodeDay<Item> {
  day: string;
  label: string;
  episodes: Item[];
}

/** The episodes of each day, in the reader's time zone. Episodes keep their order. */
export function groupByDay<Item extends DatedEpisode>(episodes: readonly Item[]): EpisodeDay<Item>[] {
  const days = new Map<string, EpisodeDay<Item>>();
  for (const episode of episodes) {
    const day = episode.publishedAt === null ? '' : new Date(episode.publishedAt).toDateString();
    const known = days.get(day);
    if (known) known.episodes.push(episode);
    else days.set(day, { day, label: episode.publishedAt === null ? 'Unknown date' : formatDay(episode.publishedAt), episodes: [episode] });
  }
  return [...days.values()];
}
