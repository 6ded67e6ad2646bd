/** The guest profiles from which a pitch or a preparation is made. */
import type { Output } from 'earshot';
import { readQuery } from '../read-query';

export type GuestSummary = Output<'/api/v1/guest-profiles', 'get'>['guestProfiles'][number];

/** The current guest profiles of the team, newest first. */
export const guestChoiceQuery = readQuery(['guests', 'choice'], '/api/v1/guest-profiles', { query: { limit: 100 } }, 60_000);
