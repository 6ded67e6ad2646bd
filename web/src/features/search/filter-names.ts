import type { SearchState } from './state';

/** How a filter is called in a notice. */
export const FILTER_NAMES: Partial<Record<keyof SearchState, string>> = {
  hasTranscript: 'has a transcript',
  minEpisodes: 'min. episodes',
  maxEpisodes: 'max. episodes',
  publishedSince: 'published since',
  publishedBefore: 'published before',
  socials: 'social channels',
  hasContact: 'has a contact',
};
