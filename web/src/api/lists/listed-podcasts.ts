import { queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';
import type { Narrowed } from '../types';
import { recordChange } from './changes';
import type { ListedPodcast, ListedPodcastWithFacts, ListedState, Priority } from './types';
import { basedOn } from './version';

const ofProject = (project: string) => ({ path: { projectIdOrSlug: project } });

/** The listed podcasts of a project with their facts. */
export const listedPodcastsQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'podcasts'],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/v1/projects/{projectIdOrSlug}/podcasts/details', { params: ofProject(project), signal })) as Promise<{ listedPodcasts: ListedPodcastWithFacts[] }>,
    staleTime: 60_000,
  });

export interface NewListedPodcast {
  /** An id or a slug. */
  podcastId: string;
  /** A prospect when absent (spec 4). */
  state?: ListedState;
  priority?: Priority | null;
  labels?: string[];
  notes?: string | null;
}

type Added = Narrowed<Output<'/api/v1/projects/{projectIdOrSlug}/podcasts', 'post'>, { listedPodcast: ListedPodcast }>;

/** Puts a podcast on a list. A podcast that is on it already stays as it is. */
export const addListedPodcast = (project: string, podcast: NewListedPodcast) =>
  recordChange(
    unwrap(
      client.POST('/api/v1/projects/{projectIdOrSlug}/podcasts', { params: ofProject(project), body: { ...podcast, state: podcast.state ?? 'prospect' } }),
    ) as Promise<Added>,
  );

export interface ListedPodcastChanges {
  state?: ListedState;
  priority?: Priority | null;
  labels?: string[];
  notes?: string | null;
  /** A calendar day, "2026-11-24". */
  nextActionOn?: string | null;
  assigneeId?: string | null;
  /** By the ID of their column; null removes one. */
  customValues?: Record<string, string | null>;
}

/** The entry after a change, with warnings, for example that the team has already contacted the podcast. */
export type ListedPodcastUpdate = Narrowed<
  Output<'/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}', 'patch'>,
  { updatedListedPodcast: ListedPodcast }
>;

/** Fails with 412 when someone has changed the entry since `version`; the error's `current` is the entry as it is now. */
export const updateListedPodcast = (project: string, listedPodcastId: string, body: ListedPodcastChanges, version?: number) =>
  recordChange(
    unwrap(
      client.PATCH('/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}', { params: { path: { projectIdOrSlug: project, listedPodcastId } }, body, ...basedOn(version) }),
    ) as Promise<ListedPodcastUpdate>,
  );

export type BulkAction =
  | { action: 'add'; podcastIds: string[]; state?: ListedState; priority?: Priority; addLabels?: string[] }
  /** All results of a search. */
  | { action: 'add'; searchId: string; allResults: true; state?: ListedState; priority?: Priority; addLabels?: string[] }
  | { action: 'state'; listedPodcastIds: string[]; state: ListedState; /** The next action of those that have none. */ followUpOn?: string }
  | { action: 'priority'; listedPodcastIds: string[]; priority: Priority | null }
  | { action: 'assignee'; listedPodcastIds: string[]; assigneeId: string | null }
  | { action: 'labels'; listedPodcastIds: string[]; addLabels?: string[]; removeLabels?: string[] }
  | { action: 'remove'; listedPodcastIds: string[] };

type Changed = Output<'/api/v1/projects/{projectIdOrSlug}/podcasts/bulk', 'post'>;
/** The result of a bulk change. `limit` is set when the limit of the list left some out, `resultsLimit` when that of searches did. */
export type BulkResult = Pick<Changed, 'changeId' | 'changedCount' | 'skipped'> & { limit?: Pick<NonNullable<Changed['limit']>, 'max' | 'used'> | null; resultsLimit?: number | null };

/** Changes up to 1,000 entries as one change, which is undone as one. */
export const changeListedPodcasts = (project: string, body: BulkAction): Promise<BulkResult> =>
  recordChange(unwrap(client.POST('/api/v1/projects/{projectIdOrSlug}/podcasts/bulk', { params: ofProject(project), body })));
