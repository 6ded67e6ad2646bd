/** The change of the reader's email address. */
import { client } from '../client';
import { unwrap } from '../errors';

export const requestAddressChange = (email: string) => unwrap(client.POST('/api/v1/users/address-change', { body: { email } }));

export const confirmAddressChange = (code: string) => unwrap(client.POST('/api/v1/users/address-change/code', { body: { code } }));
