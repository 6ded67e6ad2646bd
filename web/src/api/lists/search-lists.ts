/** The team's lists in the hits of a search, and how the cached results follow when podcasts are added. */
import type { QueryClient } from '@tanstack/react-query';

/** A list that a hit is on. */
export interface ListMembership {
  projectId: string;
  projectSlug: string;
  projectName: string;
  listedPodcastId: string;
  /** One of the states of a listed podcast. */
  state: string;
  pitchedAt?: string | null;
  /** Who pitched the podcast. */
  pitchedBy?: string | null;
}

/** What a hit of a signed-in caller has besides the facts of the catalog. */
export interface ListedHit {
  podcastId: string;
  lists?: ListMembership[] | null;
  blacklisted?: boolean | null;
}

/** How many hits a search left out. */
export interface HiddenHits {
  searchId: string;
  /** Those that the team has blacklisted. */
  blacklistedPodcasts?: number | null;
  /** Those that are on the chosen list. */
  hiddenListedPodcasts?: number | null;
}

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

/** Takes back what `showAsListed` added. */
export function showAsRemoved(queryClient: QueryClient, podcastIds: ReadonlySet<string>, projectId: string): void {
  const isNew = isNewOn(projectId);
  changeHitLists(queryClient, (podcastId, lists) => (podcastIds.has(podcastId) && lists.some(isNew) ? lists.filter((each) => !isNew(each)) : lists));
}
