import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from './call';
import { recordChange } from './changes';
import type { DeletedProject, Person, ProjectDetails, ProjectStatus, ProjectSummary, ProjectType } from './types';

const MINUTE_MS = 60_000;

export type ProjectSort = 'recent-activity' | 'name' | 'created';

/** All projects of the team, pinned ones first, then active ones, then by last change (spec 4). */
export const projectsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: ({ signal }) => call<{ projects: ProjectSummary[] }>('GET', '/api/v1/projects', { signal }),
  staleTime: MINUTE_MS,
});

export const deletedProjectsQuery = queryOptions({
  queryKey: ['projects', 'deleted'],
  queryFn: ({ signal }) => call<{ projects: DeletedProject[] }>('GET', '/api/v1/projects/deleted', { signal }),
  staleTime: 0,
});

/** A project with its listed podcasts. `project` is an id or a slug, as everywhere. */
export const projectQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'details'],
    queryFn: ({ signal }) => call<{ project: ProjectDetails }>('GET', '/api/v1/projects/{project}/details', { path: { project }, signal }),
    staleTime: MINUTE_MS,
  });

export interface ProjectActivity {
  id: string;
  actionType: string;
  activityDate: string;
  fromValue: string | null;
  toValue: string | null;
  user: Person | null;
  userDisplayName: string | null;
  listedPodcastId: string | null;
  podcastTitle: string | null;
  podcastSlug: string | null;
  podcastImageUrl: string | null;
}

const ACTIVITY_PAGE_SIZE = 50;

export const projectActivityQuery = (project: string) =>
  infiniteQueryOptions({
    queryKey: ['project', project, 'activity'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<{ activities: ProjectActivity[]; cursor: string | null }>('GET', '/api/v1/projects/{project}/activity', {
        path: { project },
        query: { limit: ACTIVITY_PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  });

export interface NewProject {
  name: string;
  projectTypes: ProjectType[];
  otherReason?: string;
  purpose?: string;
  keywords?: string[];
}

export const createProject = (body: NewProject) => call<{ project: ProjectDetails }>('PUT', '/api/v1/projects', { body });

export interface ProjectChanges {
  state?: ProjectStatus;
  name?: string;
  projectTypes?: ProjectType[];
  otherReason?: string | null;
  projectPurpose?: string | null;
  projectKeywords?: string[];
  publicTitle?: string | null;
  publicDescription?: string | null;
  publicSlug?: string | null;
  isPublicListicle?: boolean;
  publicPodcastLimit?: number;
  isPublicForTeam?: boolean;
}

export const updateProject = (project: string, body: ProjectChanges, version?: number) =>
  recordChange(call<{ project: ProjectSummary; changeId: string }>('PATCH', '/api/v1/projects/{project}', { path: { project }, body, version }));

/** Hides the project for 30 days. */
export const deleteProject = (project: string, version?: number) =>
  recordChange(call<{ message: string; changeId: string }>('DELETE', '/api/v1/projects/{project}', { path: { project }, version }));

export const restoreProject = (project: string) => call<{ project: ProjectSummary }>('POST', '/api/v1/projects/{project}/restore', { path: { project } });
