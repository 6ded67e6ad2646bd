/** The queue of corrections of transcripts, for administrators of the installation. */
import { queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';

export type TranscriptCorrection = Output<'/api/v1/transcript-corrections', 'get'>['corrections'][number];

export const TRANSCRIPT_CORRECTION_STATES = ['open', 'accepted', 'applied', 'refused', 'outdated'] as const;
export type TranscriptCorrectionState = (typeof TRANSCRIPT_CORRECTION_STATES)[number];

export const transcriptCorrectionsKey = ['administration', 'transcript-corrections'] as const;

export const transcriptCorrectionsQuery = (state: TranscriptCorrectionState) =>
  queryOptions({
    queryKey: [...transcriptCorrectionsKey, state],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/transcript-corrections', { params: { query: { state } }, signal })),
  });

export const decideTranscriptCorrection = (correctionId: string, body: { accept: boolean; reason?: string }) =>
  unwrap(client.POST('/api/v1/transcript-corrections/{correctionId}/decision', { params: { path: { correctionId } }, body }));
