/** Pitches: generated, edited, copied, marked (spec 3 and 7). Nothing is ever sent. */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { client } from '../client';
import { unwrap } from '../errors';
import { basedOn } from '../lists/version';
import type { CopyRequest, GeneratePitchRequest, HooksData, PitchDetailsData, PitchHistoryPage } from './types';

const MINUTE_MS = 60_000;
/** A text model may respond slowly. */
const GENERATION_TIMEOUT_MS = 3 * MINUTE_MS;
const PAGE_SIZE = 50;

const ofPitch = (outreachId: string) => ({ path: { outreachId } });

/** Which pitches of the team are listed. */
export interface HistoryFilter {
  podcastId: string | null;
  guestProfileId: string | null;
  projectId: string | null;
  isMine: boolean;
  isPitched: boolean | null;
}

export const pitchHistoryQuery = ({ podcastId, guestProfileId, projectId, isMine, isPitched }: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['outreach', 'history', podcastId, guestProfileId, projectId, isMine, isPitched],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        client.GET('/api/v1/outreach/history', {
          params: {
            query: {
              limit: PAGE_SIZE,
              ...(podcastId !== null && { podcastId }),
              ...(guestProfileId !== null && { guestProfileId }),
              ...(projectId !== null && { projectId }),
              ...(isMine && { mine: true }),
              ...(isPitched !== null && { isPitched }),
              ...(pageParam !== null && { cursor: pageParam }),
            },
          },
          signal,
        }),
      ) as unknown as Promise<PitchHistoryPage>,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  });

/** Pages of a guest's pitches that are read: 2,000 pitches. */
const MAX_PAGES = 20;
const LARGE_PAGE = 100;

/** The podcasts that a guest has a pitch for, by their ids. */
export const guestPitchesQuery = (guestProfileId: string) =>
  queryOptions({
    queryKey: ['outreach', 'history', 'of-guest', guestProfileId],
    queryFn: async ({ signal }) => {
      const pitches = new Map<string, { isPitched: boolean }>();
      let cursor: string | null = null;
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const query: { limit: number; guestProfileId: string; cursor?: string } = { limit: LARGE_PAGE, guestProfileId, ...(cursor !== null && { cursor }) };
        const data: { outreach: { podcast: { podcastId: string }; pitchedAt: string | null }[]; cursor: string | null } = await unwrap(client.GET('/api/v1/outreach/history', { params: { query }, signal }));
        for (const { podcast, pitchedAt } of data.outreach) pitches.set(podcast.podcastId, { isPitched: pitchedAt !== null });
        cursor = data.cursor;
        if (cursor === null) break;
      }
      return pitches;
    },
    staleTime: 0,
  });

export const pitchQuery = (outreachId: string) =>
  queryOptions({
    queryKey: ['outreach', outreachId, 'details'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/outreach/{outreachId}/details', { params: ofPitch(outreachId), signal })) as unknown as Promise<PitchDetailsData>,
    staleTime: MINUTE_MS,
  });

/**
 * Caches a pitch that a change has returned. Requests under way may have read the pitch before that change, so they are canceled:
 * a late response would replace the newer state.
 */
export async function storePitch(queryClient: QueryClient, data: PitchDetailsData): Promise<void> {
  const { queryKey } = pitchQuery(data.outreach.id);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, data);
}

export const revisionsQuery = (outreachId: string) =>
  queryOptions({
    queryKey: ['outreach', outreachId, 'revisions'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/outreach/{outreachId}/revisions', { params: ofPitch(outreachId), signal })),
    staleTime: 0,
  });

/** Reasons for a guest to write to a podcast, and facts about it. It is free. */
export const hooksQuery = (podcastId: string, guestProfileId: string) =>
  queryOptions({
    queryKey: ['outreach-hooks', podcastId, guestProfileId],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/guest-profiles/{guestProfileId}/outreach-hooks', { params: { path: { guestProfileId }, query: { podcastId } }, signal })) as unknown as Promise<HooksData>,
    staleTime: MINUTE_MS,
    retry: false,
  });

/**
 * Writes a pitch, or the next version of the guest's pitch to the podcast. It is charged one AI assist. Fails with 409 `already_pitched`
 * or `pitch_copied` unless the request accepts a second contact.
 */
export const generatePitch = (body: GeneratePitchRequest) =>
  unwrap(client.POST('/api/v1/outreach/generate', { body, timeoutMs: GENERATION_TIMEOUT_MS })) as unknown as Promise<PitchDetailsData>;

/** Fails with 412 when someone has changed the pitch since `version`. */
export const savePitch = (outreachId: string, body: { subject: string; body: string }, version: number) =>
  unwrap(client.PUT('/api/v1/outreach/{outreachId}', { params: ofPitch(outreachId), body, ...basedOn(version) })) as unknown as Promise<PitchDetailsData>;

/** Returns the pitch for sending. Fails with 409 for a podcast that opted out, open slots, or a contact before this one. */
export const copyPitch = (outreachId: string, { acceptPlaceholders = false, acceptDuplicate = false }: CopyRequest) =>
  unwrap(client.POST('/api/v1/outreach/{outreachId}/copy', { params: ofPitch(outreachId), body: { acceptPlaceholders, acceptDuplicate } }));

/** Writes the next follow-up of a pitch, free of charge. Fails with 409 `nothing_new` when nothing on record is new. */
export const writeFollowUp = (outreachId: string) =>
  unwrap(client.POST('/api/v1/outreach/{outreachId}/follow-ups', { params: ofPitch(outreachId) })) as unknown as Promise<PitchDetailsData>;

export const markPitched = (outreachId: string, body: { isPitched: boolean } & CopyRequest) =>
  unwrap(client.PUT('/api/v1/outreach/{outreachId}/pitched', { params: ofPitch(outreachId), body })) as unknown as Promise<PitchDetailsData>;

export const deletePitch = (outreachId: string) => unwrap(client.DELETE('/api/v1/outreach/{outreachId}', { params: ofPitch(outreachId) }));

/** The episode of a claim, for a link to it. */
export const claimEpisodeQuery = (episodeId: string) =>
  queryOptions({
    queryKey: ['outreach-episode', episodeId],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/episodes/{episodeId}/details', { params: { path: { episodeId } }, signal })),
    staleTime: 5 * MINUTE_MS,
    retry: false,
  });
