/** Signing in by the identity provider of the installation. */
import { client } from '../client';
import { unwrap } from '../errors';
import { readQuery } from '../read-query';

export const identityProviderQuery = readQuery(['identity-provider'], '/api/v1/auth/provider', {}, Infinity);

export const startProviderSignIn = () => unwrap(client.POST('/api/v1/auth/provider', {}));

export const finishProviderSignIn = (body: { state: string; code: string }) => unwrap(client.POST('/api/v1/auth/provider/code', { body }));
