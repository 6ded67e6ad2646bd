/** Guest profiles: the people that a team offers to podcasts. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from '../client';
import { unwrap } from '../errors';
import { recordChange } from '../lists/changes';
import { basedOn } from '../lists/version';
import type { CreatedGuest, GuestBioChanges, GuestContactChanges, GuestFilter, GuestPage, GuestProfile, GuestSocialLink, GuestStep, NewGuest, UpdatedGuest } from './types';

const ofGuest = (guest: string) => ({ path: { guestProfileId: guest } });
/** What one person types within a minute is one change. */
const AS_AUTOSAVE = { autosave: true };
const PAGE_SIZE = 100;
const POLL_MS = 2_000;

export const guestsQuery = (show: GuestFilter) =>
  infiniteQueryOptions({
    queryKey: ['guests', show],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      unwrap(client.GET('/api/v1/guest-profiles', { params: { query: { show, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) } }, signal })) as unknown as Promise<GuestPage>,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 30_000,
    // A running step ends by itself.
    refetchInterval: ({ state: { data } }) => (data?.pages.some(({ guestProfiles }) => guestProfiles.some(({ processingStatus }) => isProcessing(processingStatus))) ? POLL_MS : false),
  });

/** Whether a step is running, so that the profile changes by itself (spec 4). */
export const isProcessing = (step: GuestStep) => step === 'CREATING_DOCUMENT_FROM_FORM' || step === 'PROCESSING_DOCUMENTS' || step === 'GENERATING_PROFILE';

/** A profile by its id or slug, or by the id or slug of its project. While a step is running, the profile is polled. */
export const guestQuery = (guest: string) =>
  queryOptions({
    queryKey: ['guest', guest, 'details'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/guest-profiles/{guestProfileId}', { params: ofGuest(guest), signal })) as unknown as Promise<GuestProfile>,
    staleTime: 30_000,
    refetchInterval: ({ state: { data } }) => (data && isProcessing(data.processingStatus) ? POLL_MS : false),
  });

export const createGuest = (body: NewGuest) => recordChange(unwrap(client.POST('/api/v1/guest-profiles', { body })) as Promise<CreatedGuest>);

/** The changes fail with 412 when someone has changed the profile since `version`; the error's `current` is the profile as it is now. */
export const saveGuestContact = (guest: string, body: GuestContactChanges, version: number): Promise<UpdatedGuest> =>
  recordChange(unwrap(client.PUT('/api/v1/guest-profiles/{guestProfileId}/contact-details', { params: { ...ofGuest(guest), query: AS_AUTOSAVE }, body, ...basedOn(version) })));

export const saveGuestBio = (guest: string, body: GuestBioChanges, version: number): Promise<UpdatedGuest> =>
  recordChange(unwrap(client.PUT('/api/v1/guest-profiles/{guestProfileId}/bio', { params: { ...ofGuest(guest), query: AS_AUTOSAVE }, body, ...basedOn(version) })));

export const saveGuestSocialLinks = (guest: string, body: GuestSocialLink[], version: number): Promise<UpdatedGuest> =>
  recordChange(unwrap(client.PUT('/api/v1/guest-profiles/{guestProfileId}/social-media-links', { params: { ...ofGuest(guest), query: AS_AUTOSAVE }, body, ...basedOn(version) })));

export const archiveGuest = (guest: string) => recordChange(unwrap(client.POST('/api/v1/guest-profiles/{guestProfileId}/archive', { params: ofGuest(guest) })));
/** Brings back an archived profile, or one that was deleted in the last 30 days. */
export const restoreGuest = (guest: string) => recordChange(unwrap(client.POST('/api/v1/guest-profiles/{guestProfileId}/restore', { params: ofGuest(guest) })));
export const deleteGuest = (guest: string) => recordChange(unwrap(client.DELETE('/api/v1/guest-profiles/{guestProfileId}', { params: ofGuest(guest) })));

export const deleteGuestFile = (guest: string, documentId: string) =>
  unwrap(client.DELETE('/api/v1/guest-profiles/{guestProfileId}/documents/{documentId}', { params: { path: { guestProfileId: guest, documentId } } }));
