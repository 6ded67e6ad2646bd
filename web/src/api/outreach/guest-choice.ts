/** The guest profiles from which a pitch or a preparation is made. */
import { queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';

export type GuestSummary = Output<'/api/v1/guest-profiles', 'get'>['guestProfiles'][number];

/** The current guest profiles of the team, newest first. */
export const guestChoiceQuery = queryOptions({
  queryKey: ['guests', 'choice'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/guest-profiles', { params: { query: { limit: 100 } }, signal })),
  staleTime: 60_000,
});
