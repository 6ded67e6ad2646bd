/** The targets of search terms (spec 5, Search terms). Podcast mode has only the first two. */
import type { SearchMode, SearchTarget } from '../../../api/types';

export const TARGETS: readonly SearchTarget[] = ['podcast-title', 'podcast-description', 'episode-title', 'episode-description', 'transcript'];

export const isEpisodeTarget = (target: SearchTarget) => target === 'transcript' || target.startsWith('episode-');

export const TARGETS_BY_MODE: Readonly<Record<SearchMode, readonly SearchTarget[]>> = { podcasts: TARGETS.filter((target) => !isEpisodeTarget(target)), episodes: TARGETS };

/** The default targets: the hit's own fields. */
export const DEFAULT_TARGETS: Readonly<Record<SearchMode, readonly SearchTarget[]>> = { podcasts: TARGETS_BY_MODE.podcasts, episodes: TARGETS.filter(isEpisodeTarget) };

/** Returns the selected targets that the mode has, or the defaults. */
export function effectiveTargets(mode: SearchMode, chosen: readonly SearchTarget[]): readonly SearchTarget[] {
  const possible = TARGETS_BY_MODE[mode].filter((target) => chosen.includes(target));
  return possible.length > 0 ? possible : DEFAULT_TARGETS[mode];
}

/** Returns the targets as the state stores them: an empty list for the defaults. */
export function toStoredTargets(mode: SearchMode, targets: readonly string[]): SearchTarget[] {
  const defaults = DEFAULT_TARGETS[mode];
  const chosen = TARGETS_BY_MODE[mode].filter((target) => targets.includes(target));
  return chosen.length === defaults.length && chosen.every((target) => defaults.includes(target)) ? [] : chosen;
}

export const TARGET_LABELS: Readonly<Record<SearchTarget, string>> = {
  'podcast-title': 'Podcast title', 'podcast-description': 'Podcast description', 'episode-title': 'Episode title',
  'episode-description': 'Episode description', transcript: 'Transcript',
};
