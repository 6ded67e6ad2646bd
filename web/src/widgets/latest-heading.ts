/** "Just published" is true of the last week only. */
import type { PodcastSummary } from '../api/types';

const MAX_AGE_MS = 7 * 86_400_000;

export function latestHeading(podcasts: readonly Pick<PodcastSummary, 'lastEpisodePublishedAt'>[], nowMs: number): string {
  const isRecent = podcasts.every(({ lastEpisodePublishedAt: at }) => at !== null && at !== undefined && nowMs - Date.parse(at) <= MAX_AGE_MS);
  return isRecent ? 'Just published' : 'Latest episodes';
}
