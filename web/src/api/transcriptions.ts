/** Transcription requests of the team (spec 3, Transcription request). */
import { queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from './client';
import { unwrap } from './errors';

export type TranscriptionPage = Output<'/api/v1/users/usage/transcription-requests', 'get'>;
export type TranscriptionRequest = TranscriptionPage['requests'][number];

export const TRANSCRIPTIONS_PAGE_SIZE = 50;

const POLL_MS = 5_000;
const ENDED: ReadonlySet<TranscriptionRequest['state']> = new Set(['completed', 'failed', 'canceled']);

/** Whether something still happens with a request. */
export const isOpen = ({ state }: TranscriptionRequest) => !ENDED.has(state);

/** Whether a request can be canceled: its audio is not being transcribed yet. */
export const canCancel = ({ state }: TranscriptionRequest) => state === 'queued' || state === 'fetching';

/** A page of requests, newest first. It is read again while one of them is open. */
export const transcriptionsQuery = (skip: number) =>
  queryOptions({
    queryKey: ['transcriptions', skip],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/users/usage/transcription-requests', { params: { query: { skip, limit: TRANSCRIPTIONS_PAGE_SIZE } }, signal })),
    refetchInterval: (query) => (query.state.data?.requests.some(isOpen) ? POLL_MS : false),
  });

export const requestTranscription = (episodeId: string) =>
  unwrap(client.POST('/api/v1/episodes/{episodeId}/transcription-request', { params: { path: { episodeId } } }));

/** Fails with 409 `transcription_started` when it is too late. */
export const cancelTranscription = (episodeId: string) =>
  unwrap(client.DELETE('/api/v1/episodes/{episodeId}/transcription-request', { params: { path: { episodeId } } }));

/** Which episodes of a podcast are requested: the newest, the ten newest, all since 1 January 2024, or all. */
export type TranscriptionSelection = 'latest' | 'recent' | 'since' | 'all';

const postPodcastRequest = (podcastId: string, type: TranscriptionSelection, requestFutureEpisodes: boolean, dryRun: boolean, signal?: AbortSignal) =>
  unwrap(client.POST('/api/v1/podcasts/{podcastId}/transcription-request', { params: { path: { podcastId } }, body: { type, requestFutureEpisodes, dryRun }, signal }));

/** What a request would cost. */
export const podcastTranscriptionCostQuery = (podcastId: string, type: TranscriptionSelection) =>
  queryOptions({
    queryKey: ['podcast-transcription-cost', podcastId, type],
    queryFn: ({ signal }) => postPodcastRequest(podcastId, type, false, true, signal),
    staleTime: 0,
    retry: false,
  });

export const requestPodcastTranscription = (podcastId: string, type: TranscriptionSelection, withFuture: boolean) => postPodcastRequest(podcastId, type, withFuture, false);

/** Episodes that are published from now on are not requested any more. */
export const stopPodcastTranscription = (podcastId: string) =>
  unwrap(client.DELETE('/api/v1/podcasts/{podcastId}/transcription-request', { params: { path: { podcastId } } }));
