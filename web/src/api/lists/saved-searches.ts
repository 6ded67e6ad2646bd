/** Searches that a team keeps, and the searches that it has made. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';
import type { Narrowed, SearchMode, SearchOptions } from '../types';
import { basedOn } from './version';

/** The most searches per response. Each user can save fewer. */
const MAX_SAVED_SEARCHES = 100;

export type SavedSearch = Narrowed<Output<'/api/v1/saved-searches', 'get'>['savedSearches'][number], { kind: SearchMode; searchOptions: SearchOptions }>;

const ofSearch = (savedSearchId: string) => ({ path: { savedSearchId } });

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches', 'all'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/saved-searches', { params: { query: { limit: MAX_SAVED_SEARCHES } }, signal })) as Promise<{ savedSearches: SavedSearch[] }>,
  staleTime: 60_000,
});

/** One saved search. A link to it works for the whole team. */
export const savedSearchQuery = (id: string) =>
  queryOptions({
    queryKey: ['saved-searches', id],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/saved-searches/{savedSearchId}', { params: ofSearch(id), signal })) as Promise<{ savedSearch: SavedSearch }>,
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

export const createSavedSearch = (body: NewSavedSearch) => unwrap(client.POST('/api/v1/saved-searches', { body })) as Promise<{ savedSearch: SavedSearch }>;

export type SavedSearchChanges = Partial<NewSavedSearch>;

export const updateSavedSearch = (id: string, body: SavedSearchChanges, version?: number) =>
  unwrap(client.PATCH('/api/v1/saved-searches/{savedSearchId}', { params: ofSearch(id), body, ...basedOn(version) })) as Promise<{ savedSearch: SavedSearch }>;

export const deleteSavedSearch = (id: string, version?: number) =>
  unwrap(client.DELETE('/api/v1/saved-searches/{savedSearchId}', { params: ofSearch(id), ...basedOn(version) }));

/** Sets the count of new results back to zero. */
export const markSavedSearchSeen = (id: string) => unwrap(client.POST('/api/v1/saved-searches/{savedSearchId}/seen', { params: ofSearch(id) }));

export type PastSearch = Narrowed<Output<'/api/v1/users/search-history', 'get'>['searches'][number], { searchMode: SearchMode; searchOptions: SearchOptions }>;

const HISTORY_PAGE_SIZE = 25;

export const searchHistoryQuery = infiniteQueryOptions({
  queryKey: ['search-history'],
  initialPageParam: null as string | null,
  queryFn: ({ pageParam, signal }) =>
    unwrap(
      client.GET('/api/v1/users/search-history', { params: { query: { limit: HISTORY_PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) } }, signal }),
    ) as Promise<{ searches: PastSearch[]; cursor: string | null }>,
  getNextPageParam: ({ cursor }) => cursor,
  staleTime: 0,
});
