/** Deep analyses of episodes (spec 7), which the server makes in the background. */
import { queryOptions } from '@tanstack/react-query';
import { client } from '../client';
import { unwrap } from '../errors';
import type { DeepAnalysis, RequestedAnalyses } from './types';
import { readQuery } from '../read-query';

const POLL_MS = 4_000;

const isQueued = (analysis: DeepAnalysis | null) => analysis?.state === 'queued';

/** The analysis of an episode; null when the team has not requested one. */
export const episodeAnalysisQuery = (episodeId: string) =>
  queryOptions({
    queryKey: ['deep-analysis', 'episode', episodeId],
    queryFn: async ({ signal }) => (await unwrap(client.GET('/api/v1/agent/episode/{episodeId}/deep-analysis', { params: { path: { episodeId } }, signal }))).deepAnalysis as DeepAnalysis | null,
    refetchInterval: ({ state: { data } }) => (isQueued(data ?? null) ? POLL_MS : false),
    staleTime: 30_000,
  });

/** The analyses of a podcast's episodes, last requested first. */
export const podcastAnalysesQuery = (podcast: string) =>
  queryOptions({
    queryKey: ['deep-analysis', 'podcast', podcast],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/podcasts/{podcastIdOrSlug}/episodes/deep-analysis', { params: { path: { podcastIdOrSlug: podcast } }, signal })) as Promise<{ analyses: DeepAnalysis[] }>,
    refetchInterval: ({ state: { data } }) => (data?.analyses.some(isQueued) ? POLL_MS : false),
    staleTime: 30_000,
  });

/** An episode by its id. */
export const episodeByIdQuery = (episodeId: string) =>
  readQuery(['episode-by-id', episodeId], '/api/v1/episodes/{episodeId}/details', { path: { episodeId } }, 300_000);

interface AnalysisRequest {
  podcastId: string;
  /** When absent: the five newest episodes with a transcript. */
  episodeIds?: string[];
  /** Whether episodes that were analyzed are analyzed again. */
  forceRegenerate?: boolean;
  /** Returns the cost without requesting anything. */
  dryRun?: boolean;
}

/** Requests analyses, one AI assist each. An analysis that fails is not charged. */
export const requestAnalyses = (body: AnalysisRequest) => unwrap(client.POST('/api/v1/podcasts/deep-analysis', { body })) as Promise<RequestedAnalyses>;
