/** Saved views of a project, and what its page reads beside the listed podcasts. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';
import type { Narrowed } from '../types';
import type { ListedState } from './types';
import { basedOn } from './version';

type ViewShape = Output<'/api/v1/projects/{projectIdOrSlug}/views', 'get'>['views'][number];
/** `features/projects` reads the settings: filters, sorts, columns and layout. */
export type ProjectView = ViewShape;

const ofProject = (project: string) => ({ path: { projectIdOrSlug: project } });
const ofView = (project: string, viewId: string) => ({ path: { projectIdOrSlug: project, viewId } });

export const projectViewsQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'views'],
    queryFn: ({ signal }): Promise<{ views: ProjectView[] }> => unwrap(client.GET('/api/v1/projects/{projectIdOrSlug}/views', { params: ofProject(project), signal })),
    staleTime: 60_000,
  });

export interface NewProjectView {
  name: string;
  shared: boolean;
  isDefault?: boolean;
  settings: ViewShape['settings'];
}

export const createProjectView = (project: string, body: NewProjectView): Promise<{ view: ProjectView }> =>
  unwrap(client.POST('/api/v1/projects/{projectIdOrSlug}/views', { params: ofProject(project), body }));

/** Fails with 412 when someone has changed the view since `version`; the error's `current` is the view as it is now. */
export const updateProjectView = (project: string, viewId: string, body: Partial<NewProjectView>, version?: number): Promise<{ view: ProjectView }> =>
  unwrap(client.PATCH('/api/v1/projects/{projectIdOrSlug}/views/{viewId}', { params: ofView(project, viewId), body, ...basedOn(version) }));

export const deleteProjectView = (project: string, viewId: string, version?: number) =>
  unwrap(client.DELETE('/api/v1/projects/{projectIdOrSlug}/views/{viewId}', { params: ofView(project, viewId), ...basedOn(version) }));

type EpisodesPage = Output<'/api/v1/projects/{projectIdOrSlug}/podcasts/recent-episodes', 'get'>;
/** An episode of a listed podcast. */
export type ListedEpisode = Narrowed<EpisodesPage['episodes'][number], { state: ListedState }>;

export const RECENT_EPISODES_PAGE_SIZE = 100;

/** The episodes that the listed podcasts published in the last days, newest first. */
export const recentEpisodesQuery = (project: string, days: number, states: readonly ListedState[]) =>
  infiniteQueryOptions({
    queryKey: ['project', project, 'recent-episodes', days, states],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        client.GET('/api/v1/projects/{projectIdOrSlug}/podcasts/recent-episodes', {
          params: { ...ofProject(project), query: { days, states: [...states], skip: pageParam, limit: RECENT_EPISODES_PAGE_SIZE } },
          signal,
        }),
      ) as unknown as Promise<Narrowed<EpisodesPage, { episodes: ListedEpisode[] }>>,
    getNextPageParam: ({ episodes, totalEpisodes }, _pages, skip) =>
      episodes.length > 0 && skip + RECENT_EPISODES_PAGE_SIZE < totalEpisodes ? skip + RECENT_EPISODES_PAGE_SIZE : undefined,
    staleTime: 60_000,
  });
