/** The profile of the signed-in user: name, sender of pitches, answers of the start, what is mailed and kept. */
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';
import { basedOn } from '../lists/version';
import { readQuery } from '../read-query';

export type Profile = Output<'/api/v1/users/profile', 'get'>['profile'];
export type ProfileChanges = Partial<Omit<Profile, 'version' | 'photoPath'>>;

export const profileQuery = readQuery(['profile'], '/api/v1/users/profile', {}, 60_000);

/** With a version, a profile that has changed since is not changed. */
export const updateProfile = (body: ProfileChanges, version?: number) => unwrap(client.PATCH('/api/v1/users/profile', { body, ...basedOn(version) }));

export const clearSearchHistory = () => unwrap(client.DELETE('/api/v1/users/search-history', {}));
