/** The passkeys of the reader, and signing in with one. */
import { queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';

/** Options and credentials are objects of WebAuthn, which the API passes on. */
export type WebAuthnJson = Output<'/api/v1/auth/passkey/options', 'post'>['options'];
export type Passkey = Output<'/api/v1/users/passkeys', 'get'>['passkeys'][number];

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/users/passkeys', { signal })),
});

export const requestPasskey = () => unwrap(client.POST('/api/v1/users/passkeys/options', {}));

export const addPasskey = (body: { token: string; name: string; credential: WebAuthnJson }) => unwrap(client.POST('/api/v1/users/passkeys', { body }));

export const removePasskey = (passkeyId: string) => unwrap(client.DELETE('/api/v1/users/passkeys/{passkeyId}', { params: { path: { passkeyId } } }));

export const requestPasskeySignIn = () => unwrap(client.POST('/api/v1/auth/passkey/options', {}));

export const signInWithPasskey = (body: { token: string; credential: WebAuthnJson }) => unwrap(client.POST('/api/v1/auth/passkey', { body }));
