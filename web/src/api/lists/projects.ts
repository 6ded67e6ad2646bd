import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';
import { recordChange } from './changes';
import type { DeletedProject, ProjectDetails, ProjectWithPodcasts, ProjectStatus, ProjectSummary, ProjectType } from './types';
import { basedOn } from './version';

const MINUTE_MS = 60_000;

const ofProject = (project: string) => ({ path: { projectIdOrSlug: project } });

/** All projects of the team, pinned ones first, then active ones, then by last change (spec 4). */
export const projectsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/projects', { signal })) as Promise<{ projects: ProjectSummary[] }>,
  staleTime: MINUTE_MS,
});

export const deletedProjectsQuery = queryOptions({
  queryKey: ['projects', 'deleted'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/projects/deleted', { signal })) as Promise<{ projects: DeletedProject[] }>,
  staleTime: 0,
});

/** A project with its listed podcasts. `project` is an id or a slug, as everywhere. */
export const projectQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'details'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/projects/{projectIdOrSlug}/details', { params: ofProject(project), signal })) as unknown as Promise<{ project: ProjectWithPodcasts }>,
    staleTime: MINUTE_MS,
  });

/** A project without its listed podcasts, which may be a thousand. Whatever makes `projectQuery` stale makes this stale, too. */
export const projectHeadQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'details', 'head'],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/v1/projects/{projectIdOrSlug}/details', { params: { ...ofProject(project), query: { includeListedPodcasts: false } }, signal })) as unknown as Promise<{
        project: ProjectDetails;
      }>,
    staleTime: MINUTE_MS,
  });

export type ProjectActivity = Output<'/api/v1/projects/{projectIdOrSlug}/activity', 'get'>['activities'][number];

const ACTIVITY_PAGE_SIZE = 50;

export const projectActivityQuery = (project: string) =>
  infiniteQueryOptions({
    queryKey: ['project', project, 'activity'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        client.GET('/api/v1/projects/{projectIdOrSlug}/activity', {
          params: { ...ofProject(project), query: { limit: ACTIVITY_PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) } },
          signal,
        }),
      ),
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

export const createProject = (body: NewProject) => unwrap(client.PUT('/api/v1/projects', { body })) as unknown as Promise<{ project: ProjectDetails }>;

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
  /** All columns of the team, in their order; one without an id is new. */
  customColumns?: { id?: string; name: string; kind: string; options?: string[] }[];
}

export const updateProject = (project: string, body: ProjectChanges, version?: number) =>
  recordChange(
    unwrap(client.PATCH('/api/v1/projects/{projectIdOrSlug}', { params: ofProject(project), body, ...basedOn(version) })) as Promise<{ project: ProjectSummary; changeId: string | null }>,
  );

/** Hides the project for 30 days. */
export const deleteProject = (project: string, version?: number) => recordChange(unwrap(client.DELETE('/api/v1/projects/{projectIdOrSlug}', { params: ofProject(project), ...basedOn(version) })));

export const restoreProject = (project: string) =>
  unwrap(client.POST('/api/v1/projects/{projectIdOrSlug}/restore', { params: ofProject(project) })) as Promise<{ project: ProjectSummary }>;
