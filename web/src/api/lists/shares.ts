/** What a team shows of a project to people without an account: client views and public listicles. And lists that fill themselves. */
import { queryOptions } from '@tanstack/react-query';
import type { SearchMode, SearchOptions } from '../types';
import { call } from './call';
import type { ListedState, Priority } from './types';

const SHARES = '/api/v1/projects/{project}/shares';

/** The columns that a client view can have, in the order of the page. */
export const SHARE_COLUMNS = [
  'state', 'priority', 'labels', 'notes', 'nextActionOn', 'addedAt', 'author', 'description', 'genres', 'language', 'countries', 'website', 'authorityScore', 'hasGuests', 'episodeCount',
  'lastEpisodePublishedAt', 'updateFrequency',
] as const;
export type ShareColumn = (typeof SHARE_COLUMNS)[number];

/** A client view: a read-only page of a project for people without an account. */
export interface Share {
  id: string;
  /** The link. Only the response that creates the client view has it. */
  url: string | null;
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
  columns: ShareColumn[];
  includeContacts: boolean;
  lastViewedAt: string | null;
}

export const sharesQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'shares'],
    queryFn: ({ signal }) => call<{ shares: Share[] }>('GET', SHARES, { path: { project }, signal }),
    staleTime: 0,
  });

export interface NewShare {
  expiresAt?: string | null;
  columns: ShareColumn[];
  includeContacts: boolean;
}

export const createShare = (project: string, body: NewShare) => call<{ share: Share }>('POST', SHARES, { path: { project }, body });

export const revokeShare = (project: string, id: string) => call<{ share: Share }>('DELETE', `${SHARES}/{id}`, { path: { project, id } });

/** A podcast as a client sees it: a field whose column was not chosen is null. */
export interface SharedPodcast {
  podcastId: string;
  title: string;
  slug: string;
  imageUrl: string | null;
  /** False once the podcast has left the catalog and so has no page. */
  inCatalog: boolean;
  state: ListedState | null;
  priority: Priority | null;
  labels: string[] | null;
  notes: string | null;
  nextActionOn: string | null;
  addedAt: string | null;
  author: string | null;
  description: string | null;
  genres: string[] | null;
  language: string | null;
  countries: string[] | null;
  website: string | null;
  authorityScore: number | null;
  hasGuests: boolean | null;
  episodeCount: number | null;
  lastEpisodePublishedAt: string | null;
  updateFrequency: string | null;
  contactEmail: string | null;
}

export interface SharedList {
  name: string;
  teamName?: string | null;
  updatedAt: string | null;
  expiresAt: string | null;
  columns: ShareColumn[];
  includeContacts: boolean;
  podcasts: SharedPodcast[];
}

export const sharedListQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-list', token],
    queryFn: ({ signal }) => call<{ list: SharedList }>('GET', '/api/v1/public/shared/{token}', { path: { token }, signal }),
    staleTime: 60_000,
    retry: false,
  });

export interface ListiclePodcast {
  position: number;
  podcastId: string;
  title: string;
  slug: string;
  author: string | null;
  description: string | null;
  imageUrl: string | null;
  genres: string[];
  language: string | null;
  episodeCount: number | null;
  lastEpisodePublishedAt: string | null;
}

export interface Listicle {
  title: string;
  description: string | null;
  slug: string;
  /** Members of the team may see the page before everybody does. */
  isPublic: boolean;
  updatedAt: string;
  podcasts: ListiclePodcast[];
}

export const listicleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['listicle', slug],
    queryFn: ({ signal }) => call<{ listicle: Listicle }>('GET', '/api/v1/public/listicles/{publicSlug}', { path: { publicSlug: slug }, signal }),
    staleTime: 5 * 60_000,
    retry: false,
  });

/** The search with which a list fills itself. */
export interface AutoFill {
  searchKind: SearchMode;
  searchOptions: SearchOptions;
  updatedAt: string;
  lastRunAt: string | null;
  lastAddedCount: number;
  addedCount: number;
  /** Why the last run added less than it found. */
  problem: string | null;
}

/** Lets the list take up the results of a search that are new after each update of the catalog. */
export const setAutoFill = (project: string, body: Pick<AutoFill, 'searchKind' | 'searchOptions'>) => call<{ autoFill: AutoFill }>('PUT', '/api/v1/projects/{project}/auto-fill', { path: { project }, body });

export const stopAutoFill = (project: string) => call<unknown>('DELETE', '/api/v1/projects/{project}/auto-fill', { path: { project } });
