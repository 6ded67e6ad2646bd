/** Client views and public listicles of a project, for people without an account. Also auto-fill of lists. */
import { queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';
import type { Narrowed } from '../types';
import { basedOn } from './version';
import type { AutoFill, ListedState, Priority } from './types';

const ofProject = (project: string) => ({ path: { projectIdOrSlug: project } });

/** The columns that a client view can have, in the order of the page. */
export const SHARE_COLUMNS = [
  'state', 'priority', 'labels', 'notes', 'nextActionOn', 'addedAt', 'author', 'description', 'genres', 'language', 'countries', 'website', 'authorityScore', 'hasGuests', 'episodeCount',
  'lastEpisodePublishedAt', 'updateFrequency',
] as const;
export type ShareColumn = (typeof SHARE_COLUMNS)[number];

/** A client view: a page of a project for people without an account. Lists of them have no `url`. */
export type Share = Narrowed<Output<'/api/v1/projects/{projectIdOrSlug}/shares', 'get'>['shares'][number], { columns: ShareColumn[] }>;

export const sharesQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'shares'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/projects/{projectIdOrSlug}/shares', { params: ofProject(project), signal })) as Promise<{ shares: Share[] }>,
    staleTime: 0,
  });

export interface NewShare {
  expiresAt?: string | null;
  columns: ShareColumn[];
  includeContacts: boolean;
  takesAnswers: boolean;
}

export const createShare = (project: string, body: NewShare) =>
  unwrap(client.POST('/api/v1/projects/{projectIdOrSlug}/shares', { params: ofProject(project), body })) as Promise<{ share: Share }>;

/** The link of a client view; its `url` is null for links of earlier versions. */
export const readShareLink = (project: string, shareId: string) =>
  unwrap(client.GET('/api/v1/projects/{projectIdOrSlug}/shares/{shareId}/link', { params: { path: { projectIdOrSlug: project, shareId } } })) as Promise<{ share: Share }>;

export const revokeShare = (project: string, shareId: string) =>
  unwrap(client.DELETE('/api/v1/projects/{projectIdOrSlug}/shares/{shareId}', { params: { path: { projectIdOrSlug: project, shareId } } }));

type SharedListShape = Output<'/api/v1/public/shared/{token}', 'get'>['list'];
/** A podcast as a client sees it: a field whose column was not chosen is null. */
export type SharedPodcast = Narrowed<SharedListShape['podcasts'][number], { state: ListedState | null; priority: Priority | null }>;
export type SharedList = Narrowed<SharedListShape, { columns: ShareColumn[]; podcasts: SharedPodcast[] }>;

export const sharedListQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-list', token],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/public/shared/{token}', { params: { path: { token } }, signal })) as Promise<{ list: SharedList }>,
    staleTime: 60_000,
    retry: false,
  });

export interface SharedAnswer {
  answer: 'yes' | 'no' | null;
  comment: string;
  name: string;
}

/** Answers to a podcast of a shared list; null takes the answer back. */
export const answerShared = (token: string, listedPodcastId: string, body: SharedAnswer) =>
  unwrap(client.PUT('/api/v1/public/shared/{token}/podcasts/{listedPodcastId}/answer', { params: { path: { token, listedPodcastId } }, body }));

/** A public page of a list. Members of the team may see it before it is public. */
export type Listicle = Output<'/api/v1/public/listicles/{publicSlug}', 'get'>['listicle'];
export type ListiclePodcast = Listicle['podcasts'][number];

export const listicleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['listicle', slug],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/public/listicles/{publicSlug}', { params: { path: { publicSlug: slug } }, signal })),
    staleTime: 5 * 60_000,
    retry: false,
  });

/**
 * Turns on auto-fill: the list takes up new results of a search after each update of the catalog. `version` is that of the stored search, 0
 * without one: another search that someone has chosen since is not replaced.
 */
export const setAutoFill = (project: string, body: Pick<AutoFill, 'searchKind' | 'searchOptions'>, version: number) =>
  unwrap(client.PUT('/api/v1/projects/{projectIdOrSlug}/auto-fill', { params: ofProject(project), body, ...basedOn(version) })) as unknown as Promise<{ autoFill: AutoFill }>;

export const stopAutoFill = (project: string, version: number) =>
  unwrap(client.DELETE('/api/v1/projects/{projectIdOrSlug}/auto-fill', { params: ofProject(project), ...basedOn(version) }));
