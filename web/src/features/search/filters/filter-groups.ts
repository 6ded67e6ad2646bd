/** The filters of each section, and which sections come first. */
import type { SearchState } from '../state';
import type { Plan } from '../plans';
import { activeFilters, type FilterKey } from './filter-table';
import { isIncluded } from './filter-fields';

/** In the order in which people decide: is the podcast alive, does it take guests, can it be reached, who listens. */
export const FILTER_GROUPS = {
  activity: ['activeSince', 'foundedSince', 'addedSince', 'episodes', 'frequencies', 'episodeLength', 'veryStale', 'machineMade'],
  people: ['hasGuests', 'persons', 'sponsors'],
  contacts: ['hasContact', 'socials'],
  audience: ['authority', 'quality', 'engagement', 'social', 'youtube', 'listeners', 'appleRating', 'appleRatings', 'spotifyRating', 'spotifyRatings', 'castboxPlays', 'castboxSubscribers', 'chart'],
  language: ['languages'],
  genre: ['genres', 'notGenres', 'explicit'],
  country: ['countries'],
  topics: ['topics', 'keywords'],
  episodes: ['hasTranscript', 'publishedSince', 'publishedBefore', 'createdSince', 'updatedSince'],
} as const satisfies Readonly<Record<string, readonly FilterKey[]>>;

export type FilterGroup = keyof typeof FILTER_GROUPS;
const GROUPS = Object.keys(FILTER_GROUPS) as FilterGroup[];
const filtersOf = (group: FilterGroup): readonly FilterKey[] => FILTER_GROUPS[group];

/** The groups with a filter that the search uses, then the others. */
export function usedFirst(state: SearchState): FilterGroup[] {
  const active = activeFilters(state);
  const isUsed = (group: FilterGroup) => filtersOf(group).some((key) => active.includes(key));
  return [...GROUPS.filter(isUsed), ...GROUPS.filter((group) => !isUsed(group))];
}

/** Topics of the results lead to searches for them on every plan. */
export const hasFilters = (group: FilterGroup, plan: Plan) => group === 'topics' || filtersOf(group).some((key) => isIncluded(key, plan));

/** How many filters the plan does not include. */
export const countLocked = (plan: Plan) => GROUPS.flatMap(filtersOf).filter((key) => !isIncluded(key, plan)).length;
