/** Where terms look (spec 5, Search terms): podcast mode has the first two only. */
import type { SearchMode, SearchTarget } from '../../../api/types';

export const TARGETS: readonly SearchTarget[] = ['podcast-title', 'podcast-description', 'episode-title', 'episode-description', 'transcript'];

export const isEpisodeTarget = (target: SearchTarget) => target === 'transcript' || target.startsWith('episode-');

export const TARGETS_BY_MODE: Readonly<Record<SearchMode, readonly SearchTarget[]>> = { podcasts: TARGETS.filter((target) => !isEpisodeTarget(target)), episodes: TARGETS };

/** When nothing is chosen: in all that is the hit's own. */
export const DEFAULT_TARGETS: Readonly<Record<SearchMode, readonly SearchTarget[]>> = { podcasts: TARGETS_BY_MODE.podcasts, episodes: TARGETS.filter(isEpisodeTarget) };

/** What was chosen as far as the mode has it, else the usual. */
export function effectiveTargets(mode: SearchMode, chosen: readonly SearchTarget[]): readonly SearchTarget[] {
  const possible = TARGETS_BY_MODE[mode].filter((target) => chosen.includes(target));
  return possible.length > 0 ? possible : DEFAULT_TARGETS[mode];
}

/** As the state holds a choice: nothing for the usual. */
export function toStoredTargets(mode: SearchMode, targets: readonly string[]): SearchTarget[] {
  const usual = DEFAULT_TARGETS[mode];
  const chosen = TARGETS_BY_MODE[mode].filter((target) => targets.includes(target));
  return chosen.length === usual.length && chosen.every((target) => usual.includes(target)) ? [] : chosen;
}

export const TARGET_LABELS: Readonly<Record<SearchTarget, string>> = {
  'podcast-title': 'Podcast title', 'podcast-description': 'Podcast description', 'episode-title': 'Episode title',
  'episode-description': 'Episode description', transcript: 'Transcript',
};
