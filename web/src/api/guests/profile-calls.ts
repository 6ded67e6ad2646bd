/** Steps, bio, public page, appearances, history and one-sheet of guest profiles. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from 'earshot';
import { client } from '../client';
import { ApiError, OFFLINE_MESSAGE, readErrorResponse, unwrap } from '../errors';
import { recordChange } from '../lists/changes';
import { type DownloadedFile, fileNameOf } from '../download';
import { basedOn } from '../lists/version';
import type { Narrowed } from '../types';

export type PublicViewChanges = Schemas['GuestPublicViewRequest'];
export type GuestAppearance = Schemas['GuestAppearanceView'];
export type GuestAppearances = Schemas['GuestAppearancesData'];
export type GuestChange = Schemas['FieldChangeView'];
/** A paragraph, heading or item of a letter, with its links. */
export type MarkdownBlock = Narrowed<Schemas['MarkdownBlock'], { kind: 'heading' | 'paragraph' | 'item' }>;
/** The public page of a guest. */
export type PublicGuest = Narrowed<Schemas['PublicGuestView'], { marketingLetter: MarkdownBlock[] }>;

const ofGuest = (guest: string) => ({ path: { guestProfileId: guest } });

/** Submits the form of a draft (spec 4): its files are read and its bio is written in the background. */
export const submitGuest = (guest: string, version?: number) =>
  unwrap(client.POST('/api/v1/guest-profiles/{guestProfileId}/submit', { params: ofGuest(guest), ...basedOn(version) }));

/** Rewrites the texts from the profile and its files (spec 4). Uses one AI assist. */
export const regenerateBio = (guest: string) => recordChange(unwrap(client.POST('/api/v1/guest-profiles/{guestProfileId}/regenerate-bio', { params: ofGuest(guest) })));

export const saveGuestPublicView = (guest: string, body: PublicViewChanges, version: number) =>
  recordChange(unwrap(client.PUT('/api/v1/guest-profiles/{guestProfileId}/public-view', { params: { ...ofGuest(guest), query: { autosave: true } }, body, ...basedOn(version) })));

export const guestAppearancesQuery = (guest: string) =>
  queryOptions({
    queryKey: ['guest', guest, 'appearances'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/guest-profiles/{guestProfileId}/appearances', { params: ofGuest(guest), signal })),
    staleTime: 60_000,
  });

/** Starts or stops reporting new appearances. */
export const trackAppearances = (guest: string, isTracking: boolean) =>
  unwrap(client.PUT('/api/v1/guest-profiles/{guestProfileId}/appearances-tracking', { params: ofGuest(guest), body: { isTracking } }));

/** Who changed what, newest first. */
export const guestChangesQuery = (guest: string) =>
  infiniteQueryOptions({
    queryKey: ['guest', guest, 'changes'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      unwrap(client.GET('/api/v1/guest-profiles/{guestProfileId}/changes', { params: { ...ofGuest(guest), query: pageParam === null ? {} : { cursor: pageParam } }, signal })),
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  });

/** The server embeds it in the page. */
export const publicGuestQuery = (publicSlug: string) =>
  queryOptions({
    queryKey: ['public-guest', publicSlug],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/public/guests/{publicSlug}', { params: { path: { publicSlug } }, signal })) as Promise<{ guest: PublicGuest }>,
    staleTime: 5 * 60_000,
    retry: false,
  });

export const ONE_SHEET_FORMATS = ['pdf', 'docx', 'html'] as const;
export type OneSheetFormat = (typeof ONE_SHEET_FORMATS)[number];

/** A one-sheet as a file, and what the letters are called that it cannot show. */
export interface OneSheetFile extends Omit<DownloadedFile, 'rowCount'> {
  missingLetters: string | null;
}

/** The one-sheet of a guest as a file. */
export async function downloadOneSheet(guest: string, format: OneSheetFormat, showsTopicsToAvoid: boolean): Promise<OneSheetFile> {
  let response: Response;
  try {
    const query = new URLSearchParams({ format, ...(showsTopicsToAvoid && { topicsToAvoid: 'true' }) });
    response = await fetch(`/api/v1/guest-profiles/${encodeURIComponent(guest)}/download?${query.toString()}`, { headers: { accept: '*/*' }, credentials: 'same-origin' });
  } catch {
    throw new ApiError(OFFLINE_MESSAGE, { status: 0 });
  }
  if (!response.ok) throw await readErrorResponse(response, 'Download failed'); // Spec 8
  const name = fileNameOf(response.headers.get('content-disposition'), `guest.${format}`);
  return { content: await response.blob(), name, missingLetters: response.headers.get('x-missing-letters') };
}

/** What is looked for in podcasts for a guest, at a version of the profile. */
export const guestSubjectsQuery = (guest: string, version: number) =>
  queryOptions({
    queryKey: ['guest', guest, 'subjects', version],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/guest-profiles/{guestProfileId}/subjects', { params: ofGuest(guest), signal })),
    staleTime: 60_000,
  });

/** What the files of a guest and a pasted resume have for the profile, at a version of it. */
export const guestSuggestionsQuery = (guest: string, version: number, files: readonly string[], text: string) =>
  queryOptions({
    queryKey: ['guest', guest, 'suggestions', version, files, text],
    queryFn: ({ signal }) => unwrap(client.POST('/api/v1/guest-profiles/{guestProfileId}/suggestions', { params: ofGuest(guest), body: { text: text || null }, signal })),
    staleTime: 60_000,
  });

/** Sets what is looked for; null for what is recognized in the profile. */
/** With a version, a profile that has changed since is not changed. */
export const updateSubjects = (guest: string, subjects: string[] | null, version: number) =>
  unwrap(client.PUT('/api/v1/guest-profiles/{guestProfileId}/subjects', { params: ofGuest(guest), body: { subjects }, ...basedOn(version) }));
