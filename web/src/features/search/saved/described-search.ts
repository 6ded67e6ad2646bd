/** Describes stored searches: a sentence, a link, and the number of new results. */
import type { SavedSearch } from '../../../api/lists/saved-searches';
import type { SearchMode, SearchOptions } from '../../../api/types';
import { formatCount } from '../../../ui/text/format';
import { paths } from '../../../urls/paths';
import { summaryText } from '../query-summary';
import { fromSearchRequest } from '../search-from-request';
import { toSearchRequest } from '../search-request';
import { EMPTY_STATE, formatState, type SearchState } from '../state';

/** "Podcasts with salt, in titles, descriptions and episodes, in English." */
export function describeSearch(mode: SearchMode, options: SearchOptions): string {
  const { state } = fromSearchRequest(mode, options);
  return summaryText(state, mode, state.retrievalMode ?? undefined);
}

/** The page of a past search. */
export const pastSearchHref = (mode: SearchMode, options: SearchOptions) => paths.appSearch(formatState(fromSearchRequest(mode, options).state));

/** The short link of a saved search. It works for the team, or for its owner alone. */
export const savedSearchHref = ({ shortId }: Pick<SavedSearch, 'shortId'>) => paths.appSearch({ saved: shortId });

/** "4 new", "10,000+ new"; null when there is nothing new, or the number is unknown. */
export function newResultsText({ newCount, newCountIsExact }: Pick<SavedSearch, 'newCount' | 'newCountIsExact'>): string | null {
  return newCount === null || newCount === 0 ? null : `${formatCount(newCount)}${newCountIsExact ? '' : '+'} new`;
}

export const sumOfNew = (searches: readonly Pick<SavedSearch, 'newCount'>[]) => searches.reduce((sum, { newCount }) => sum + (newCount ?? 0), 0);

/** Whether the page differs from the saved search. */
export function hasChanged(state: SearchState, saved: Pick<SavedSearch, 'kind' | 'searchOptions'>): boolean {
  const now = toSearchRequest(state);
  const then = toSearchRequest(fromSearchRequest(saved.kind, saved.searchOptions).state);
  return now.mode !== then.mode || JSON.stringify(now.options) !== JSON.stringify(then.options);
}

/** Whether the URL only names a saved search, so that the page still has to fill it in. */
export const isOnlyLink = (state: SearchState) => state.savedSearch !== null && isBlank({ ...state, savedSearch: null });

/** Whether the page has been opened without a search. The list to add to is not part of a search. */
export const isBlank = (state: SearchState) => JSON.stringify(formatState({ ...state, look: null, selectedProject: null, view: null })) === JSON.stringify(formatState(EMPTY_STATE));

const MAX_NAME = 100;

/** The default name of a search. */
export function proposeName(state: SearchState): string {
  const text = state.q.trim() || describeSearch(toSearchRequest(state).mode, toSearchRequest(state).options).replace(/\.$/, '');
  return text.slice(0, MAX_NAME);
}

export function nameProblem(name: string): string | null {
  const { length } = Array.from(name.trim());
  if (length === 0) return 'Enter a name';
  return length > MAX_NAME ? `Use at most ${MAX_NAME} characters` : null;
}
