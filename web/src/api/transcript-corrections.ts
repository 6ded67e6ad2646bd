/** Corrections of transcripts that the reader suggests. */
import { queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from './client';
import { unwrap } from './errors';

export type OwnCorrection = Output<'/api/v1/episodes/{episodeId}/transcript-corrections', 'get'>['corrections'][number];

export interface Suggestion {
  startSecond: number;
  text: string;
  correctedText: string;
}

const ofEpisode = (episodeId: string) => ({ params: { path: { episodeId } } });

export const ownCorrectionsQuery = (episodeId: string) =>
  queryOptions({
    queryKey: ['transcript-corrections', episodeId],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/episodes/{episodeId}/transcript-corrections', { ...ofEpisode(episodeId), signal })),
  });

/** Fails with 409 `transcript_changed` when the sentence has another text by now. */
export const suggestCorrection = (episodeId: string, body: Suggestion) => unwrap(client.POST('/api/v1/episodes/{episodeId}/transcript-corrections', { ...ofEpisode(episodeId), body }));
