import { queryOptions } from '@tanstack/react-query';
import { call } from './call';
import { recordChange } from './changes';
import type { ListedPodcast, ListedPodcastWithFacts, ListedState, Priority } from './types';

const PODCASTS_PATH = '/api/v1/projects/{project}/podcasts';
const PODCAST_PATH = '/api/v1/projects/{project}/podcasts/{listedPodcastId}';

/** The listed podcasts of a project with their facts. */
export const listedPodcastsQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'podcasts'],
    queryFn: ({ signal }) => call<{ listedPodcasts: ListedPodcastWithFacts[] }>('GET', `${PODCASTS_PATH}/details`, { path: { project }, signal }),
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

/** Puts a podcast on a list. A podcast that is on it already stays as it is. */
export const addListedPodcast = (project: string, podcast: NewListedPodcast) =>
  recordChange(
    call<{ listedPodcast: ListedPodcast; alreadyListed: boolean; changeId: string | null }>('POST', PODCASTS_PATH, {
      path: { project },
      body: { ...podcast, state: podcast.state ?? 'prospect' },
    }),
  );

export interface ListedPodcastChanges {
  state?: ListedState;
  priority?: Priority | null;
  labels?: string[];
  notes?: string | null;
  /** A calendar day, "2026-11-24". */
  nextActionOn?: string | null;
}

export interface ListedPodcastUpdate {
  updatedListedPodcast: ListedPodcast;
  changeId: string | null;
  /** Such as that somebody of the team wrote to the podcast before. */
  warnings: { code: string; message: string }[];
}

/** Fails with 412 when somebody has changed the entry since `version`; the error's `current` is the entry as it is now. */
export const updateListedPodcast = (project: string, listedPodcastId: string, body: ListedPodcastChanges, version?: number) =>
  recordChange(call<ListedPodcastUpdate>('PATCH', PODCAST_PATH, { path: { project, listedPodcastId }, body, version }));

export const removeListedPodcast = (project: string, listedPodcastId: string, version?: number) =>
  recordChange(call<{ changeId: string | null }>('DELETE', PODCAST_PATH, { path: { project, listedPodcastId }, version }));

export type BulkAction =
  | { action: 'add'; podcastIds: string[]; state?: ListedState; priority?: Priority; addLabels?: string[] }
  /** All results of a search. */
  | { action: 'add'; searchId: string; allResults: true; state?: ListedState; priority?: Priority; addLabels?: string[] }
  | { action: 'state'; listedPodcastIds: string[]; state: ListedState }
  | { action: 'priority'; listedPodcastIds: string[]; priority: Priority | null }
  | { action: 'labels'; listedPodcastIds: string[]; addLabels?: string[]; removeLabels?: string[] }
  | { action: 'remove'; listedPodcastIds: string[] };

export interface BulkResult {
  changeId: string | null;
  changedCount: number;
  skipped: { id: string; reason: string }[];
  /** Set when the limit of the list left some out. */
  limit?: { max: number; used: number } | null;
}

/** Changes up to 1,000 entries as one change, which is undone as one. */
export const changeListedPodcasts = (project: string, action: BulkAction) =>
  recordChange(call<BulkResult>('POST', `${PODCASTS_PATH}/bulk`, { path: { project }, body: action }));
