/** The switches of a team for automated search. */
import { queryOptions } from '@tanstack/react-query';
import { client } from '../client';
import { unwrap } from '../errors';
import { basedOn } from '../lists/version';
import type { TeamSettings } from './types';

export const teamSettingsQuery = queryOptions({
  queryKey: ['teams', 'settings'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/teams/settings', { signal })),
  staleTime: 60_000,
});

/** Only admins and the owner may change them. */
export const updateTeamSettings = (body: Partial<Omit<TeamSettings, 'version'>>, version: number) =>
  unwrap(client.PATCH('/api/v1/teams/settings', { body, ...basedOn(version) }));
