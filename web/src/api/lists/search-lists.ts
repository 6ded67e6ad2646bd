/** The team's lists in the hits of a search, and how the cached results follow when podcasts are added. */
import type { QueryClient } from '@tanstack/react-query';
import type { PodcastHit, PodcastSearch } from '../types';

type Membership = NonNullable<PodcastHit['lists']>[number];

/** The fields that a hit of a signed-in caller has besides the facts of the catalog. */
export type ListedHit = Pick<PodcastHit, 'podcastId'> & Partial<Pick<PodcastHit, 'blacklisted'>> & { lists?: ListMembership[] | null };
/** A list that a hit is on, and who pitched the podcast when. */
export type ListMembership = Omit<Membership, 'pitchedAt' | 'pitchedBy'> & Partial<Membership>;

/** How many hits a search left out: those that the team has blacklisted, and those on the chosen list. */
export type HiddenHits = Pick<PodcastSearch, 'searchId' | 'blacklistedPodcasts' | 'hiddenListedPodcasts'>;

interface CachedPages {
  pages: { result: { hits: ListedHit[] } }[];
}

/**
 * Changes the lists of hits in every cached search. A search is charged, so its results are never fetched again for this. `change`
 * returns the new lists of a hit, or the same array when they stay.
 */
export function changeHitLists(queryClient: QueryClient, change: (podcastId: string, lists: ListMembership[]) => ListMembership[]): void {
  queryClient.setQueriesData<CachedPages>({ queryKey: ['search'] }, (cached) => {
    if (!cached) return cached;
    return {
      ...cached,
      pages: cached.pages.map((page) => ({
        ...page,
        result: {
          ...page.result,
          hits: page.result.hits.map((hit) => {
            const before = hit.lists ?? [];
            const after = change(hit.podcastId, before);
            return after === before ? hit : { ...hit, lists: after };
          }),
        },
      })),
    };
  });
}

/** Shows podcasts as on a list. Those that are on it already stay as they are. */
export function showAsListed(queryClient: QueryClient, podcastIds: ReadonlySet<string>, membership: Omit<ListMembership, 'listedPodcastId'>): void {
  changeHitLists(queryClient, (podcastId, lists) =>
    podcastIds.has(podcastId) && !lists.some(({ projectId }) => projectId === membership.projectId) ? [...lists, { ...membership, listedPodcastId: '' }] : lists,
  );
}

/** An entry that `showAsListed` added has no id yet. */
const isNewOn = (projectId: string) => (each: ListMembership) => each.projectId === projectId && each.listedPodcastId === '';

/** Reverts `showAsListed`. */
export function showAsRemoved(queryClient: QueryClient, podcastIds: ReadonlySet<string>, projectId: string): void {
  const isNew = isNewOn(projectId);
  changeHitLists(queryClient, (podcastId, lists) => (podcastIds.has(podcastId) && lists.some(isNew) ? lists.filter((each) => !isNew(each)) : lists));
}
