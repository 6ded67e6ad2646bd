/** The inbox with the matches of alerts. */
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { client } from '../client';
import { unwrap } from '../errors';
import type { AlertMatch, MatchPage, MatchStatus, RejectedMatch } from './types';

const PAGE_SIZE = 30;

/** `new` has not been seen and is not snoozed. `not_relevant` was rejected, which filters a match. */
export type MatchState = 'new' | 'seen' | 'snoozed' | 'not_relevant' | 'all';

export interface MatchFilter {
  alertConfigId: string | null;
  status: MatchStatus;
  state: MatchState;
  /** Whether to list episodes that were no news when they were found, instead of the others. */
  isBackCatalog: boolean;
}

const toQuery = ({ alertConfigId, status, state, isBackCatalog }: MatchFilter) => ({
  ...(alertConfigId !== null && { alertConfigId }),
  ...(state !== 'not_relevant' && { status }),
  ...(state !== 'all' && { state }),
  ...(isBackCatalog && { backCatalog: true }),
});

export const matchesQuery = (filter: MatchFilter) =>
  infiniteQueryOptions({
    queryKey: ['alert-matches', 'list', filter],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        client.GET('/api/v1/alerts/matches', {
          params: { query: { ...toQuery(filter), includeAllTypes: true, pageSize: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) } },
          signal,
        }),
      ) as Promise<MatchPage>,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 30_000,
  });

/** The number of matches that nobody on the team has seen. */
export const unseenCountQuery = queryOptions({
  queryKey: ['alert-matches', 'unseen'],
  queryFn: async ({ signal }) => {
    const { unseenCount } = await unwrap(client.GET('/api/v1/alerts/matches', { params: { query: { pageSize: 1, state: 'new', includeAllTypes: true } }, signal }));
    return unseenCount;
  },
  staleTime: 60_000,
});

type MatchChoice = { matchIds: string[] } | { alertConfigId: string } | { all: true };

export const markSeen = (choice: MatchChoice, seen: boolean) => unwrap(client.POST('/api/v1/alerts/matches/seen', { body: { ...choice, seen } }));

/** Hides the matches until then; null brings them back. */
export const snoozeMatches = (matchIds: string[], until: string | null) => unwrap(client.POST('/api/v1/alerts/matches/snooze', { body: { matchIds, until } }));

/** Keeps a match that was filtered or rejected. */
export const keepMatch = (matchId: string) =>
  unwrap(client.POST('/api/v1/alerts/matches/{matchId}/keep', { params: { path: { matchId } } })) as Promise<{ match: AlertMatch }>;

export const rejectMatch = (matchId: string) =>
  unwrap(client.POST('/api/v1/alerts/matches/{matchId}/not-relevant', { params: { path: { matchId } } })) as Promise<RejectedMatch>;

type MatchPages = InfiniteData<MatchPage, string | null>;

/** Changes matches in every list that is loaded, before the server confirms it. Returns a function that reverts it. */
export function patchMatches(queryClient: QueryClient, ids: ReadonlySet<string>, patch: Partial<AlertMatch>): () => void {
  const before = queryClient.getQueriesData<MatchPages>({ queryKey: ['alert-matches', 'list'] });
  queryClient.setQueriesData<MatchPages>({ queryKey: ['alert-matches', 'list'] }, (data) =>
    data && {
      ...data,
      pages: data.pages.map((page) => ({ ...page, matches: page.matches.map((match) => (ids.has(match.id) ? { ...match, ...patch } : match)) })),
    },
  );
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}

export const refreshMatches = (queryClient: QueryClient) =>
  Promise.all([queryClient.invalidateQueries({ queryKey: ['alert-matches'] }), queryClient.invalidateQueries({ queryKey: ['alerts'] })]);
