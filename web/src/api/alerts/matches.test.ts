import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { type MatchFilter, matchesQuery, patchMatches } from './matches';
import type { AlertMatch, MatchPage } from './types';

const match = (id: string, seenAt: string | null = null) => ({ id, seenAt }) as AlertMatch;
const page = (matches: AlertMatch[], cursor: string | null) => ({ total: 3, matches, cursor }) as MatchPage;
const FILTER: MatchFilter = { alertConfigId: null, status: 'kept', state: 'all', isBackCatalog: false };

function loaded(): QueryClient {
  const client = new QueryClient();
  for (const filter of [FILTER, { ...FILTER, state: 'new' } as const]) {
    client.setQueryData(matchesQuery(filter).queryKey, {
      pages: [page([match('1'), match('2')], '2'), page([match('3')], null)],
      pageParams: [null, '2'],
    });
  }
  return client;
}

const seenOf = (client: QueryClient, filter: MatchFilter) => client.getQueryData(matchesQuery(filter).queryKey)?.pages.flatMap(({ matches }) => matches.map(({ seenAt }) => seenAt));

it('changes matches on all pages of all lists, and reverts the change', () => {
  const client = loaded();
  const takeBack = patchMatches(client, new Set(['2', '3']), { seenAt: 'now' });
  expect(seenOf(client, FILTER)).toEqual([null, 'now', 'now']);
  expect(seenOf(client, { ...FILTER, state: 'new' })).toEqual([null, 'now', 'now']);
  takeBack();
  expect(seenOf(client, FILTER)).toEqual([null, null, null]);
});
