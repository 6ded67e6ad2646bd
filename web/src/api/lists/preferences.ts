/** The preferences of a user, stored on the server (spec 3). */
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';
import { readQuery } from '../read-query';

export type Preferences = Output<'/api/v1/users/preferences', 'get'>['preferences'];

/** Changes of some preferences. Absent ones stay unchanged. */
export type PreferenceChanges = { [Key in keyof Preferences]?: Preferences[Key] extends object ? Partial<Preferences[Key]> : Preferences[Key] };

export const preferencesQuery = readQuery(['preferences'], '/api/v1/users/preferences', {}, 5 * 60_000);

export const changePreferences = (body: PreferenceChanges) => unwrap(client.PATCH('/api/v1/users/preferences', { body }));
