/** The shapes of guest profiles (spec 3 and 4), derived from the calls. */
import type { Output, paths } from 'earshot';
import type { Narrowed } from '../types';

/** The steps of a profile (spec 4). */
export type GuestStep = 'DRAFT' | 'CREATING_DOCUMENT_FROM_FORM' | 'PROCESSING_DOCUMENTS' | 'GENERATING_PROFILE' | 'DONE' | 'ERROR';
export type GuestStatus = 'ACTIVE' | 'DRAFT' | 'PENDING' | 'ARCHIVED' | 'ERROR';
export type GuestFileStatus = 'queued' | 'read' | 'no-text' | 'failed';
/** Which profiles a list shows. */
export type GuestFilter = 'current' | 'archived' | 'deleted';

type ListShape = Output<'/api/v1/guest-profiles', 'get'>;
type ProfileShape = Output<'/api/v1/guest-profiles/{guestProfileId}', 'get'>;
type PutBody<Path extends keyof paths> = paths[Path]['put'] extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never;

export type GuestSummary = Narrowed<ListShape['guestProfiles'][number], { status: GuestStatus; processingStatus: GuestStep }>;
export type GuestPage = Narrowed<ListShape, { guestProfiles: GuestSummary[] }>;

export type GuestDocument = Narrowed<ProfileShape['documents'][number], { status: GuestFileStatus }>;
export type MissingPart = ProfileShape['completeness']['missing'][number];

export type GuestProfile = Narrowed<
  ProfileShape,
  { status: GuestStatus; processingStatus: GuestStep; documents: GuestDocument[]; bioGeneratedBy: 'person' | 'rules' | 'model' }
>;

/** A value of a resume for a field, and its place. */
export type GuestSuggestion = Output<'/api/v1/guest-profiles/{guestProfileId}/suggestions', 'post'>['suggestions'][number];

export type GuestContactChanges = PutBody<'/api/v1/guest-profiles/{guestProfileId}/contact-details'>;
export type GuestBioChanges = PutBody<'/api/v1/guest-profiles/{guestProfileId}/bio'>;
export type GuestSocialLink = PutBody<'/api/v1/guest-profiles/{guestProfileId}/social-media-links'>[number];
export type NewGuest = paths['/api/v1/guest-profiles']['post']['requestBody']['content']['application/json'];
export type CreatedGuest = Output<'/api/v1/guest-profiles', 'post'>;
/** The response to every change of fields. */
export type UpdatedGuest = Output<'/api/v1/guest-profiles/{guestProfileId}/bio', 'put'>;
