/** The inbox: what alerts have found. */
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lists/call';
import type { AlertMatch, MatchStatus, Proposal } from './types';

const MATCHES = '/api/v1/alerts/matches';
const PAGE_SIZE = 30;

/** `new` has not been seen and is not snoozed. `not_relevant` was rejected, which filters a match. */
export type MatchState = 'new' | 'seen' | 'snoozed' | 'not_relevant' | 'all';

export interface MatchFilter {
  alertConfigId: string | null;
  status: MatchStatus;
  state: MatchState;
}

export interface MatchPage {
  total: number;
  matches: AlertMatch[];
  cursor: string | null;
  unseenCount?: number;
}

const toQuery = ({ alertConfigId, status, state }: MatchFilter) => ({
  alertConfigId,
  ...(state !== 'not_relevant' && { status }),
  ...(state !== 'all' && { state }),
});

export const matchesQuery = (filter: MatchFilter) =>
  infiniteQueryOptions({
    queryKey: ['alert-matches', 'list', filter],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<MatchPage>('GET', MATCHES, { query: { ...toQuery(filter), includeAllTypes: true, pageSize: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 30_000,
  });

/** How many matches nobody of the team has seen. */
export const unseenCountQuery = queryOptions({
  queryKey: ['alert-matches', 'unseen'],
  queryFn: ({ signal }) => call<MatchPage>('GET', MATCHES, { query: { pageSize: 1, state: 'new', includeAllTypes: true }, signal }).then(({ unseenCount, total }) => unseenCount ?? total),
  staleTime: 60_000,
});

type MatchChoice = { matchIds: string[] } | { alertConfigId: string } | { all: true };

export const markSeen = (choice: MatchChoice, seen: boolean) => call<{ changed: number; unseenCount: number }>('POST', `${MATCHES}/seen`, { body: { ...choice, seen } });

/** Hides the matches until then; null brings them back. */
export const snoozeMatches = (matchIds: string[], until: string | null) => call<{ changed: number }>('POST', `${MATCHES}/snooze`, { body: { matchIds, until } });

/** Keeps a match that was filtered or rejected. */
export const keepMatch = (matchId: string) => call<{ match: AlertMatch }>('POST', `${MATCHES}/{matchId}/keep`, { path: { matchId } });

export const rejectMatch = (matchId: string) => call<{ match: AlertMatch; proposals: Proposal[] }>('POST', `${MATCHES}/{matchId}/not-relevant`, { path: { matchId } });

type MatchPages = InfiniteData<MatchPage, string | null>;

/** Changes matches in every list that is loaded, before the server confirms it. Returns what takes it back. */
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
