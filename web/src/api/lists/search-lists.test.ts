import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { type ListMembership, showAsListed, showAsRemoved } from './search-lists';

const MEMBERSHIP = { projectId: 'p', projectSlug: 'acme', projectName: 'Acme', state: 'prospect' } as const;
const listed: ListMembership = { ...MEMBERSHIP, listedPodcastId: 'l', state: 'pitched' };

function cacheWith(...hits: { podcastId: string; lists?: ListMembership[] }[]) {
  const queryClient = new QueryClient();
  const key = ['search', 'podcasts', { q: 'x' }];
  queryClient.setQueryData(key, { pages: [{ result: { hits } }], pageParams: [null] });
  const lists = () => queryClient.getQueryData<{ pages: { result: { hits: { lists?: ListMembership[] }[] } }[] }>(key)?.pages[0]?.result.hits.map((hit) => hit.lists?.map(({ state }) => state) ?? null);
  return { queryClient, lists };
}

it('shows added podcasts as listed, and reverts the change', () => {
  const { queryClient, lists } = cacheWith({ podcastId: 'a' }, { podcastId: 'b' });
  showAsListed(queryClient, new Set(['a']), MEMBERSHIP);
  expect(lists()).toEqual([['prospect'], null]);
  showAsRemoved(queryClient, new Set(['a']), 'p');
  expect(lists()).toEqual([[], null]);
});

it('leaves a podcast that was on the list as it is, also when the addition is undone', () => {
  const { queryClient, lists } = cacheWith({ podcastId: 'a', lists: [listed] });
  showAsListed(queryClient, new Set(['a']), MEMBERSHIP);
  expect(lists()).toEqual([['pitched']]);
  showAsRemoved(queryClient, new Set(['a']), 'p');
  expect(lists()).toEqual([['pitched']]);
});
