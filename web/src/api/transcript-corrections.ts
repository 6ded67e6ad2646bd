/** Corrections of transcripts that the reader suggests. */
import { queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from './client';
import { unwrap } from './errors';

export type OwnCorrection = Output<'/api/v1/episodes/{episodeId}/transcript-corrections', 'get'>['corrections'][number];

/** A sentence, a text within a line without a time, or the name of a speaker, as the transcript has it. */
export type CorrectablePart = { part: 'sentence'; startSecond: number; text: string } | { part: 'line'; line: number; text: string } | { part: 'speaker'; text: string };

export type Suggestion = CorrectablePart & { correctedText: string };

const ofEpisode = (episodeId: string) => ({ params: { path: { episodeId } } });

export const ownCorrectionsQuery = (episodeId: string) =>
  queryOptions({
    queryKey: ['transcript-corrections', episodeId],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/episodes/{episodeId}/transcript-corrections', { ...ofEpisode(episodeId), signal })),
  });

/** Fails with 409 `transcript_changed` when the part has another text by now. */
export const suggestCorrection = (episodeId: string, body: Suggestion) => unwrap(client.POST('/api/v1/episodes/{episodeId}/transcript-corrections', { ...ofEpisode(episodeId), body }));
