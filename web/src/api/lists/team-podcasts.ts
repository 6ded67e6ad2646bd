/** The podcasts of a team: those for its programs (`sync`), and those on the blacklist (spec 3, Team podcast). */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';
import type { Narrowed } from '../types';
import type { ListedState } from './types';

export const TEAM_PODCASTS_PAGE_SIZE = 50;

type Page = Output<'/api/v1/teams/podcasts', 'get'>;
type Shape = Page['teamPodcasts'][number];
export type TeamPodcast = Narrowed<Shape, { projects: Narrowed<Shape['projects'][number], { listedPodcastState: ListedState }>[] }>;
export type TeamPodcastPage = Narrowed<Page, { teamPodcasts: TeamPodcast[] }>;

export type TeamPodcastSort = 'podcastTitle' | 'addedAt';

export interface TeamPodcastFilter {
  blacklist?: boolean;
  sync?: boolean;
  textFilter?: string;
  sortOrder?: TeamPodcastSort;
  offset: number;
}

const fetchPage = (filter: TeamPodcastFilter, signal: AbortSignal) =>
  unwrap(client.GET('/api/v1/teams/podcasts', { params: { query: { ...filter, limit: TEAM_PODCASTS_PAGE_SIZE } }, signal })) as Promise<TeamPodcastPage>;

export const teamPodcastsQuery = (filter: TeamPodcastFilter) =>
  queryOptions({
    queryKey: ['team-podcasts', filter],
    queryFn: ({ signal }) => fetchPage(filter, signal),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/** The team's entry for one podcast, or null. The list has no call for one, so its title finds it. */
export const teamPodcastQuery = (podcastId: string, title: string) =>
  queryOptions({
    queryKey: ['team-podcasts', 'one', podcastId],
    queryFn: async ({ signal }) => {
      const { teamPodcasts } = await fetchPage({ textFilter: title, offset: 0 }, signal);
      return teamPodcasts.find((each) => each.podcastId === podcastId) ?? null;
    },
    staleTime: 30_000,
  });

export interface TeamPodcastFlags {
  sync?: boolean | null;
  blacklist?: boolean | null;
}

const ofPodcast = (podcastId: string) => ({ path: { podcastId } });

/** Adds the podcast to those of the team, or changes its flags. */
export const putTeamPodcast = (podcastId: string, { sync = null, blacklist = null }: TeamPodcastFlags) =>
  unwrap(client.PUT('/api/v1/teams/podcasts/{podcastId}', { params: ofPodcast(podcastId), body: { sync, blacklist } })) as Promise<{ teamPodcast: TeamPodcast }>;

export const removeTeamPodcasts = (podcastIds: string[]) => unwrap(client.DELETE('/api/v1/teams/podcasts/multiple', { body: { podcastIds } }));
