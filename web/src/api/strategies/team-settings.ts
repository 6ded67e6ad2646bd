/** The switches of a team for automated search. */
import { client } from '../client';
import { unwrap } from '../errors';
import { basedOn } from '../lists/version';
import type { TeamSettings } from './types';
import { readQuery } from '../read-query';

export const teamSettingsQuery = readQuery(['teams', 'settings'], '/api/v1/teams/settings', {}, 60_000);

/** Only admins and the owner may change them. */
export const updateTeamSettings = (body: Partial<Omit<TeamSettings, 'version'>>, version: number) =>
  unwrap(client.PATCH('/api/v1/teams/settings', { body, ...basedOn(version) }));
