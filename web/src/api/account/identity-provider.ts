/** Signing in by the identity provider of the installation. */
import { queryOptions } from '@tanstack/react-query';
import { client } from '../client';
import { unwrap } from '../errors';

export const identityProviderQuery = queryOptions({
  queryKey: ['identity-provider'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/auth/provider', { signal })),
  staleTime: Infinity,
});

export const startProviderSignIn = () => unwrap(client.POST('/api/v1/auth/provider', {}));

export const finishProviderSignIn = (body: { state: string; code: string }) => unwrap(client.POST('/api/v1/auth/provider/code', { body }));
