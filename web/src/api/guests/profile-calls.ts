/** Calls of guest profiles that the API document doesn't describe yet, with their shapes by hand. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiResponse, CallOptions } from 'earshot';
import { client } from '../client';
import { ApiError, OFFLINE_MESSAGE, unwrap } from '../errors';
import { recordChange } from '../lists/changes';
import { type ExportedFile, fileNameOf } from '../lists/exports';
import { basedOn } from '../lists/version';
import type { GuestStatus, GuestStep, UpdatedGuest } from './types';

type Call = <Data>(path: string, options: { params: { path: Record<string, string>; query?: Record<string, unknown> }; body?: unknown } & CallOptions) => Promise<ApiResponse<Data>>;
const calls = client as unknown as Record<'GET' | 'POST' | 'PUT', Call>;

const ofGuest = (guest: string) => ({ path: { guestProfileId: guest } });

/** Submits the form of a draft (spec 4): its files are read and its bio is written in the background. */
export const submitGuest = (guest: string, version?: number) =>
  unwrap(calls.POST<{ status: GuestStatus; processingStatus: GuestStep }>('/api/v1/guest-profiles/{guestProfileId}/submit', { params: ofGuest(guest), ...basedOn(version) }));

/** What writing the bio again led to. Without a result the profile is as before, and nothing is charged. */
export interface RegeneratedBio {
  /** The reason for people; null with a result. */
  failureMessage?: string | null;
  generatedBy?: 'rules' | 'model' | null;
  /** Why rules wrote it, for people; null when a model did. */
  generatedByReason?: string | null;
  /** For undo; null when nothing has changed. */
  changeId?: string | null;
}

/** Writes the texts again, from the profile and its files (spec 4). Uses one AI assist. */
export const regenerateBio = (guest: string) => recordChange(unwrap(calls.POST<RegeneratedBio>('/api/v1/guest-profiles/{guestProfileId}/regenerate-bio', { params: ofGuest(guest) })));

export interface PublicViewChanges {
  isPublic?: boolean;
  displayLinkedIn?: boolean;
  displaySocials?: boolean;
  displayPreviousPodcastAppearances?: boolean;
  /** Markdown; an empty text removes the letter. */
  marketingLetterMarkdownText?: string;
}

export const saveGuestPublicView = (guest: string, body: PublicViewChanges, version: number) =>
  recordChange(unwrap(calls.PUT<UpdatedGuest>('/api/v1/guest-profiles/{guestProfileId}/public-view', { params: { ...ofGuest(guest), query: { autosave: true } }, body, ...basedOn(version) })));

/** An episode of the catalog with the guest. */
export interface GuestAppearance {
  episodeId: string;
  episodeSlug: string;
  episodeTitle: string;
  podcastId: string;
  podcastSlug: string;
  podcastTitle: string;
  postedAt: string | null;
  /** guest, host or unknown. */
  role: string;
  /** How sure it is that the credit is of this guest, from 0 to 1. */
  confidence: number;
  /** Whether it is rather the guest than somebody else of the same name. */
  isLikely?: boolean;
  /** Why, for people. */
  reason?: string;
}

export interface GuestAppearances {
  appearances: GuestAppearance[];
  /** Whether new appearances are reported. */
  isTracking: boolean;
}

export const guestAppearancesQuery = (guest: string) =>
  queryOptions({
    queryKey: ['guest', guest, 'appearances'],
    queryFn: ({ signal }) => unwrap(calls.GET<GuestAppearances>('/api/v1/guest-profiles/{guestProfileId}/appearances', { params: ofGuest(guest), signal })),
    staleTime: 60_000,
  });

/** Reports new appearances, or stops it. */
export const trackAppearances = (guest: string, isTracking: boolean) =>
  unwrap(calls.PUT<unknown>('/api/v1/guest-profiles/{guestProfileId}/appearances-tracking', { params: ofGuest(guest), body: { isTracking } }));

/** A change of a guest profile, with the fields that differ. */
export interface GuestChange {
  /** For undo. */
  id: string;
  /** created, updated, archived, unarchived, deleted or restored. */
  kind: string;
  at: string;
  /** Null when the account of the user was deleted. */
  userId: string | null;
  userName: string;
  fields: { name: string; before: unknown; after: unknown }[];
  undoneAt: string | null;
}

/** Who changed what, newest first. */
export const guestChangesQuery = (guest: string) =>
  infiniteQueryOptions({
    queryKey: ['guest', guest, 'changes'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        calls.GET<{ changes: GuestChange[]; cursor: string | null }>('/api/v1/guest-profiles/{guestProfileId}/changes', {
          params: { ...ofGuest(guest), query: pageParam === null ? {} : { cursor: pageParam } },
          signal,
        }),
      ),
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  });

/** A paragraph, heading or item of a letter, with its links. */
export interface LetterBlock {
  kind: 'heading' | 'paragraph' | 'item';
  spans: { text: string; url: string | null }[];
}

/** What everybody sees of a guest whose page is public. */
export interface PublicGuest {
  slug: string;
  name: string;
  companyName: string | null;
  imageUrl: string | null;
  shortBio: string;
  longBio: string;
  topicsToDiscuss: string[];
  areasOfExpertise: string[];
  websiteUrl: string | null;
  bookingUrl: string | null;
  onePagerUrl: string | null;
  socialMediaLinks: { socialMediaType: string; label: string; url: string }[];
  marketingLetter: LetterBlock[];
  /** Absent when the page doesn't show them. */
  appearances?: Pick<GuestAppearance, 'episodeSlug' | 'episodeTitle' | 'podcastSlug' | 'podcastTitle'>[] | null;
}

/** The server embeds it in the page. */
export const publicGuestQuery = (publicSlug: string) =>
  queryOptions({
    queryKey: ['public-guest', publicSlug],
    queryFn: ({ signal }) => unwrap(calls.GET<{ guest: PublicGuest }>('/api/v1/public/guests/{publicSlug}', { params: { path: { publicSlug } }, signal })),
    staleTime: 5 * 60_000,
    retry: false,
  });

export const ONE_SHEET_FORMATS = ['pdf', 'docx', 'html'] as const;
export type OneSheetFormat = (typeof ONE_SHEET_FORMATS)[number];

/** The one-sheet of a guest as a file. */
export async function downloadOneSheet(guest: string, format: OneSheetFormat): Promise<ExportedFile> {
  let response: Response;
  try {
    response = await fetch(`/api/v1/guest-profiles/${encodeURIComponent(guest)}/download?format=${format}`, { headers: { accept: '*/*' }, credentials: 'same-origin' });
  } catch {
    throw new ApiError(OFFLINE_MESSAGE, { status: 0 });
  }
  if (!response.ok) throw await toDownloadError(response);
  return { content: await response.blob(), name: fileNameOf(response.headers.get('content-disposition'), `guest.${format}`) };
}

/** Spec 8: the message of the server, or "Download failed". */
export async function toDownloadError(response: Response): Promise<ApiError> {
  let body: { message?: string; code?: string; requestId?: string; data?: { message?: string } | null } = {};
  try {
    body = ((await response.json()) ?? {}) as typeof body;
  } catch {
    // The server has not answered with an error of the API.
  }
  return new ApiError(body.data?.message ?? body.message ?? 'Download failed', {
    status: response.status,
    code: body.code ?? null,
    requestId: body.requestId ?? response.headers.get('x-request-id'),
  });
}
