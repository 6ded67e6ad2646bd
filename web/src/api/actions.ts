/** Calls that change something. */
import { client } from './client';
import { unwrap } from './errors';

export const requestSignInLink = (email: string) => unwrap(client.POST('/api/v1/auth/sign-in-link', { body: { email } }));

export const signIn = (key: string) => unwrap(client.POST('/api/v1/auth/sign-in', { body: { key } }));

export const signOut = () => unwrap(client.POST('/api/v1/auth/sign-out', {}));
