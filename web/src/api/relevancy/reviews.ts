/** Relevancy reviews: of one podcast, and of many in the background. */
import { queryOptions } from '@tanstack/react-query';
import { client } from '../client';
import { unwrap } from '../errors';
import type { RelevancyCost, RelevancyResult, RelevancyRun } from './types';

/** A text model may respond slowly. */
const REVIEW_TIMEOUT_MS = 180_000;
const POLL_MS = 2_000;

const ofProject = (project: string) => ({ path: { projectIdOrSlug: project } });

/** The stored review of a listed podcast, or one by rules. It is free. Fails with 409 `empty_profile` when the list has no subjects. */
export const reviewQuery = (project: string, listedPodcastId: string) =>
  queryOptions({
    queryKey: ['project', project, 'relevancy', listedPodcastId],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}/relevancy', { params: { path: { projectIdOrSlug: project, listedPodcastId } }, signal }),
      ) as unknown as Promise<RelevancyResult>,
    staleTime: 60_000,
    retry: false,
  });

/** Reviews a podcast and keeps the review. It is charged one AI assist, unless there is a fresh one. */
export const reviewPodcast = (body: { projectId: string; podcastId: string; forceRegenerate: boolean }) =>
  unwrap(client.POST('/api/v1/agent/project/relevancy', { body, timeoutMs: REVIEW_TIMEOUT_MS })) as unknown as Promise<RelevancyResult>;

/** Which podcasts a run reviews: those entries, or all. */
export type ReviewedEntries = readonly string[] | null;

const reviewMany = (project: string, entries: ReviewedEntries, isDryRun: boolean, signal?: AbortSignal) =>
  unwrap(
    client.POST('/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy', {
      params: ofProject(project), body: { dryRun: isDryRun, forceRegenerate: false, ...(entries !== null && { listedPodcastIds: [...entries] }) }, ...(signal && { signal }),
    }),
  ) as unknown as Promise<{ cost: RelevancyCost; run: RelevancyRun | null }>;

/** The cost of a run. */
export const reviewCostQuery = (project: string, entries: ReviewedEntries) =>
  queryOptions({
    queryKey: ['relevancy-cost', project, entries],
    queryFn: ({ signal }) => reviewMany(project, entries, true, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Starts a run, or returns the one in progress. */
export const beginReviews = (project: string, entries: ReviewedEntries) => reviewMany(project, entries, false);

/** Cancels the run in progress. Finished reviews stay; the rest costs nothing. */
export const cancelReviews = (project: string) =>
  unwrap(client.POST('/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy/cancel', { params: ofProject(project) })) as unknown as Promise<{ run: RelevancyRun | null }>;

/** The progress of the last run. A run in progress is polled, also while events arrive. */
export const reviewRunQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'relevancy-run'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy', { params: ofProject(project), signal })) as unknown as Promise<{ run: RelevancyRun | null }>,
    staleTime: 30_000,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.run?.state === 'running' ? POLL_MS : false),
  });
