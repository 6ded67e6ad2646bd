/** The preferences of a user, stored on the server (spec 3). */
import { queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';

export type Preferences = Output<'/api/v1/users/preferences', 'get'>['preferences'];

/** Changes of some preferences. Absent ones stay unchanged. */
export type PreferenceChanges = { [Key in keyof Preferences]?: Preferences[Key] extends object ? Partial<Preferences[Key]> : Preferences[Key] };

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/users/preferences', { signal })),
  staleTime: 5 * 60_000,
});

export const changePreferences = (body: PreferenceChanges) => unwrap(client.PATCH('/api/v1/users/preferences', { body }));
