/** The podcasts of a team: those it keeps in sync, and those it never wants to see (spec 3, Team podcast). */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call';
import type { ListedState } from './types';

const TEAM_PODCASTS = '/api/v1/teams/podcasts';
const TEAM_PODCAST = '/api/v1/teams/podcasts/{podcastId}';

export const TEAM_PODCASTS_PAGE_SIZE = 50;

export interface TeamPodcast {
  podcastId: string;
  teamId: string;
  addedByUserId: string | null;
  addedReason: string;
  blacklist: boolean;
  sync: boolean;
  createdAt: string;
  updatedAt?: string | null;
  podcast: {
    id: string;
    slug: string;
    title: string;
    titleLatest: string;
    author: string | null;
    genres: string[];
    imageUrl: string | null;
    language: string | null;
    lastEpisodePublishedAt: string | null;
    authorityScore: { authorityScore: number } | null;
  };
  /** False once the podcast has left the catalog. */
  inCatalog?: boolean;
  projects: { projectId: string; projectSlug: string; projectName: string; listedPodcastId: string; addedByUserId: string | null; listedPodcastState: ListedState }[];
}

export type TeamPodcastSort = 'podcastTitle' | 'addedAt';

export interface TeamPodcastFilter {
  blacklist?: boolean | undefined;
  sync?: boolean | undefined;
  textFilter?: string | undefined;
  sortOrder?: TeamPodcastSort | undefined;
  offset: number;
}

export interface TeamPodcastPage {
  total: number;
  totalFiltered: number;
  teamPodcasts: TeamPodcast[];
}

export const teamPodcastsQuery = (filter: TeamPodcastFilter) =>
  queryOptions({
    queryKey: ['team-podcasts', filter],
    queryFn: ({ signal }) => call<TeamPodcastPage>('GET', TEAM_PODCASTS, { query: { ...filter, limit: TEAM_PODCASTS_PAGE_SIZE }, signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/** The team's entry for one podcast, or null. The list has no call for one, so its title finds it. */
export const teamPodcastQuery = (podcastId: string, title: string) =>
  queryOptions({
    queryKey: ['team-podcasts', 'one', podcastId],
    queryFn: async ({ signal }) => {
      const { teamPodcasts } = await call<TeamPodcastPage>('GET', TEAM_PODCASTS, { query: { textFilter: title, limit: TEAM_PODCASTS_PAGE_SIZE, offset: 0 }, signal });
      return teamPodcasts.find((each) => each.podcastId === podcastId) ?? null;
    },
    staleTime: 30_000,
  });

export interface TeamPodcastFlags {
  sync?: boolean | null;
  blacklist?: boolean | null;
}

/** Adds the podcast to those of the team, or changes its flags. */
export const putTeamPodcast = (podcastId: string, { sync = null, blacklist = null }: TeamPodcastFlags) =>
  call<{ teamPodcast: TeamPodcast }>('PUT', TEAM_PODCAST, { path: { podcastId }, body: { sync, blacklist } });

export const removeTeamPodcast = (podcastId: string) => call<{ message: string }>('DELETE', TEAM_PODCAST, { path: { podcastId } });

export interface RemovedTeamPodcasts {
  removedPodcasts: number;
  notOnList: number;
  errors: number;
}

export const removeTeamPodcasts = (podcastIds: string[]) => call<RemovedTeamPodcasts>('DELETE', `${TEAM_PODCASTS}/multiple`, { body: { podcastIds } });
