/** Saved views of a project, and what its page reads beside the listed podcasts. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from './call';
import type { ListedState } from './types';

const VIEWS_PATH = '/api/v1/projects/{project}/views';
const VIEW_PATH = '/api/v1/projects/{project}/views/{viewId}';

export interface ProjectView {
  id: string;
  name: string;
  /** Whether the whole team sees it. */
  shared: boolean;
  /** Whether the reader's page of the project opens with it. */
  isDefault: boolean;
  /** Who made it. Null when the account was deleted. */
  userId: string | null;
  /** Filters, sorts, columns and layout. `features/projects` reads them. */
  settings: unknown;
  version: number;
}

export const projectViewsQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'views'],
    queryFn: ({ signal }) => call<{ views: ProjectView[] }>('GET', VIEWS_PATH, { path: { project }, signal }),
    staleTime: 60_000,
  });

export interface NewProjectView {
  name: string;
  shared: boolean;
  isDefault?: boolean;
  settings: unknown;
}

export const createProjectView = (project: string, body: NewProjectView) => call<{ view: ProjectView }>('POST', VIEWS_PATH, { path: { project }, body });

/** Fails with 412 when somebody has changed the view since `version`; the error's `current` is the view as it is now. */
export const updateProjectView = (project: string, viewId: string, body: Partial<NewProjectView>, version?: number) =>
  call<{ view: ProjectView }>('PATCH', VIEW_PATH, { path: { project, viewId }, body, version });

export const deleteProjectView = (project: string, viewId: string, version?: number) =>
  call<unknown>('DELETE', VIEW_PATH, { path: { project, viewId }, version });

/** An episode of a listed podcast. */
export interface ListedEpisode {
  episodeId: string;
  episodeSlug: string;
  podcastId: string;
  podcastSlug: string;
  podcastTitle?: string | null;
  title: string;
  description?: string | null;
  durationSeconds: number | null;
  enclosureUrl: string | null;
  imageUrl: string | null;
  podcastImageUrl: string | null;
  publishedAt: string | null;
  hasTranscript: boolean;
  listedPodcastId: string;
  state: ListedState;
}

export const RECENT_EPISODES_PAGE_SIZE = 100;

/** The episodes that the listed podcasts published in the last days, newest first. */
export const recentEpisodesQuery = (project: string, days: number, states: readonly ListedState[]) =>
  infiniteQueryOptions({
    queryKey: ['project', project, 'recent-episodes', days, states],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call<{ episodes: ListedEpisode[]; totalEpisodes?: number }>('GET', '/api/v1/projects/{project}/podcasts/recent-episodes', {
        path: { project },
        query: { days, states, skip: pageParam, limit: RECENT_EPISODES_PAGE_SIZE },
        signal,
      }),
    getNextPageParam: ({ episodes, totalEpisodes }, _pages, skip) =>
      episodes.length > 0 && skip + RECENT_EPISODES_PAGE_SIZE < (totalEpisodes ?? 0) ? skip + RECENT_EPISODES_PAGE_SIZE : undefined,
    staleTime: 60_000,
  });
