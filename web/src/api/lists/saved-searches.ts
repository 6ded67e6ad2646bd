/** Searches that a team keeps, and the searches that it has made. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { SearchMode, SearchOptions } from '../types';
import { call } from './call';

const SAVED_SEARCHES = '/api/v1/saved-searches';
const SAVED_SEARCH = '/api/v1/saved-searches/{id}';

/** The most that one answer has. Each user can save fewer. */
const MAX_SAVED_SEARCHES = 100;

export interface SavedSearch {
  id: string;
  /** Stands for the id in links. */
  shortId: string;
  name: string;
  kind: SearchMode;
  searchOptions: SearchOptions;
  /** Whether the search page opens with it. */
  isDefault: boolean;
  /** Whether the whole team sees it in its list. */
  shared: boolean;
  /** Results that came into the catalog since the reader looked last. Null when they were not counted. */
  newCount: number | null;
  /** False when the count stopped at its limit. */
  newCountIsExact: boolean;
  /** Why the search cannot run now, for example because the plan no longer includes a filter. */
  problem: string | null;
  ownerUserId: string | null;
  lastSeenAt: string | null;
  version: number;
}

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches', 'all'],
  queryFn: ({ signal }) => call<{ savedSearches: SavedSearch[] }>('GET', SAVED_SEARCHES, { query: { limit: MAX_SAVED_SEARCHES }, signal }),
  staleTime: 60_000,
});

/** One saved search. A link to it works for everybody of the team. */
export const savedSearchQuery = (id: string) =>
  queryOptions({
    queryKey: ['saved-searches', id],
    queryFn: ({ signal }) => call<{ savedSearch: SavedSearch }>('GET', SAVED_SEARCH, { path: { id }, signal }),
    staleTime: 60_000,
    retry: false,
  });

export interface NewSavedSearch {
  name: string;
  kind: SearchMode;
  searchOptions: SearchOptions;
  shared?: boolean;
  isDefault?: boolean;
}

export const createSavedSearch = (body: NewSavedSearch) => call<{ savedSearch: SavedSearch }>('POST', SAVED_SEARCHES, { body });

export type SavedSearchChanges = Partial<NewSavedSearch>;

export const updateSavedSearch = (id: string, body: SavedSearchChanges, version?: number) => call<{ savedSearch: SavedSearch }>('PATCH', SAVED_SEARCH, { path: { id }, body, version });

export const deleteSavedSearch = (id: string, version?: number) => call<{ savedSearch: SavedSearch }>('DELETE', SAVED_SEARCH, { path: { id }, version });

/** Sets the count of new results back to zero. */
export const markSavedSearchSeen = (id: string) => call<unknown>('POST', `${SAVED_SEARCH}/seen`, { path: { id } });

export interface PastSearch {
  searchId: string;
  searchMode: SearchMode;
  searchOptions: SearchOptions;
  searchedAt: string;
}

const HISTORY_PAGE_SIZE = 25;

export const searchHistoryQuery = infiniteQueryOptions({
  queryKey: ['search-history'],
  initialPageParam: null as string | null,
  queryFn: ({ pageParam, signal }) =>
    call<{ searches: PastSearch[]; cursor: string | null }>('GET', '/api/v1/users/search-history', { query: { limit: HISTORY_PAGE_SIZE, cursor: pageParam }, signal }),
  getNextPageParam: ({ cursor }) => cursor,
  staleTime: 0,
});
