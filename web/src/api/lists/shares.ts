/** What a team shows of a project to people without an account: client views and public listicles. And lists that fill themselves. */
import { queryOptions } from '@tanstack/react-query';
import type { SearchMode, SearchOptions } from '../types';
import { call } from './call';
import type { ListedState, Priority } from './types';

const SHARES = '/api/v1/projects/{project}/shares';

/** The columns that a client view can have, in the order of the page. */
export const SHARE_COLUMNS = ['state', 'priority', 'labels', 'notes', 'nextActionOn', 'author', 'genres', 'language', 'authorityScore', 'episodeCount', 'lastEpisodePublishedAt'] as const;
export type ShareColumn = (typeof SHARE_COLUMNS)[number];

export interface Share {
  id: string;
  /** Part of the address of the page. Older links may not have it any more. */
  token?: string | null;
  url?: string | null;
  createdAt: string;
  expiresAt: string | null;
  revokedAt?: string | null;
  columns: ShareColumn[];
  includeContacts: boolean;
  lastViewedAt?: string | null;
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

export const revokeShare = (project: string, id: string) => call<{ message?: string }>('DELETE', `${SHARES}/{id}`, { path: { project, id } });

/** A podcast as a client sees it: what was not chosen is absent. */
export interface SharedPodcast {
  podcastId?: string;
  title: string;
  slug: string;
  imageUrl: string | null;
  state?: ListedState;
  priority?: Priority | null;
  labels?: string[];
  notes?: string | null;
  nextActionOn?: string | null;
  author?: string | null;
  genres?: string[];
  language?: string | null;
  authorityScore?: number | null;
  episodeCount?: number | null;
  lastEpisodePublishedAt?: string | null;
  contactEmail?: string | null;
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

export interface Listicle {
  title: string;
  description: string | null;
  slug: string;
  updatedAt: string | null;
  podcasts: { podcastId: string; title: string; slug: string; author: string | null; description?: string | null; imageUrl: string | null; genres: string[]; language: string | null; lastEpisodePublishedAt: string | null }[];
}

export const listicleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['listicle', slug],
    queryFn: ({ signal }) => call<{ listicle: Listicle }>('GET', '/api/v1/public/listicles/{publicSlug}', { path: { publicSlug: slug }, signal }),
    staleTime: 5 * 60_000,
    retry: false,
  });

export interface AutoFill {
  searchKind: SearchMode;
  searchOptions: SearchOptions;
  lastRunAt?: string | null;
  addedCount?: number | null;
}

/** Lets the list take up the results of a search that are new after each update of the catalog. */
export const setAutoFill = (project: string, body: Pick<AutoFill, 'searchKind' | 'searchOptions'>) => call<{ autoFill: AutoFill }>('PUT', '/api/v1/projects/{project}/auto-fill', { path: { project }, body });

export const stopAutoFill = (project: string) => call<{ message?: string }>('DELETE', '/api/v1/projects/{project}/auto-fill', { path: { project } });
