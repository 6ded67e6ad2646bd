/** Guest preparation (spec 3 and 7): the questions of a show, from its transcripts. */
import { client } from '../client';
import { unwrap } from '../errors';
import type { GuestPreparation } from './types';

const TIMEOUT_MS = 180_000;

/** Reads the transcripts of a show. It is charged one AI assist. Fails with 409 `no_transcripts` for a show without any. */
export const prepareGuest = (body: { podcastSlug: string; guestProfileId?: string }) =>
  unwrap(client.POST('/api/v1/guest-prep/generate', { body, timeoutMs: TIMEOUT_MS })) as unknown as Promise<GuestPreparation>;

/** Sends a preparation by email. It is charged one AI assist. */
export const mailPreparation = (body: { slug: string; email: string; guestProfileId?: string }) =>
  unwrap(client.POST('/api/v1/guest-prep/email', { body, timeoutMs: TIMEOUT_MS }));
