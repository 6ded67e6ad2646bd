/** Every call that changes data on the server. */
import { client } from './client';
import { unwrap } from './errors';
import type { NewApiKey, ReportReason } from './types';

export const requestSignInLink = (email: string) => unwrap(client.POST('/api/v1/auth/sign-in-link', { body: { email } }));

export const signIn = (key: string) => unwrap(client.POST('/api/v1/auth/sign-in', { body: { key } }));

export const signInWithCode = (code: string) => unwrap(client.POST('/api/v1/auth/sign-in-code', { body: { code } }));

export const signUp = (email: string) => unwrap(client.POST('/api/v1/auth/sign-up', { body: { email } }));

export const validateSignUp = (key: string) => unwrap(client.POST('/api/v1/auth/sign-up/validate', { body: { key } }));

export const requestConfirmation = () => unwrap(client.POST('/api/v1/auth/confirmation', {}));

export const confirmWithCode = (code: string) => unwrap(client.POST('/api/v1/auth/confirmation/code', { body: { code } }));

export const endSession = (sessionId: string) => unwrap(client.DELETE('/api/v1/auth/sessions/{sessionId}', { params: { path: { sessionId } } }));

export const signOutEverywhere = (keepThis: boolean) => unwrap(client.POST('/api/v1/auth/sign-out-everywhere', { body: { keepThis } }));

export const signOut = () => unwrap(client.POST('/api/v1/auth/sign-out', {}));

export const deleteAccount = (email: string) => unwrap(client.POST('/api/v1/users/account-deletion', { body: { email } }));

export const createApiKey = (body: NewApiKey) => unwrap(client.POST('/api/v1/users/api-keys', { body }));

export const rotateApiKey = (apiKeyId: string) => unwrap(client.POST('/api/v1/users/api-keys/{apiKeyId}/rotate', { params: { path: { apiKeyId } }, body: {} }));

export const revokeApiKey = (apiKeyId: string) => unwrap(client.DELETE('/api/v1/users/api-keys/{apiKeyId}', { params: { path: { apiKeyId } } }));

export const reportContact = (slug: string, contact: string, reason: ReportReason) =>
  unwrap(client.POST('/api/v1/podcasts/{podcastIdOrSlug}/contacts/reports', { params: { path: { podcastIdOrSlug: slug } }, body: { contact, reason } }));

/** Returns all contacts of a podcast and charges one contact request of the plan. */
export const unlockContacts = (slug: string) =>
  unwrap(client.GET('/api/v1/podcasts/{podcastIdOrSlug}/contacts', { params: { path: { podcastIdOrSlug: slug }, query: { spend: true } } }));

/** Has the feed of a podcast read again now. Fails with 429 within a minute of the last time. */
export const refreshPodcast = (slug: string) => unwrap(client.POST('/api/v1/podcasts/{podcastIdOrSlug}/refresh', { params: { path: { podcastIdOrSlug: slug } } }));
