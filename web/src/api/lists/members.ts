import { queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';
import type { Narrowed } from '../types';
import type { Role } from './types';

export type TeamUser = Narrowed<Output<'/api/v1/teams/users', 'get'>['users'][number], { role: Role }>;
/** An expired invitation is open again when it is sent again. */
export type Invitation = Narrowed<Output<'/api/v1/teams/invitations', 'get'>['invitations'][number], { role: Role; state: 'open' | 'expired' }>;
export type Team = Narrowed<Output<'/api/v1/teams', 'get'>['teams'][number], { role: Role }>;
/** A mailed invitation before it is accepted. */
export type ReceivedInvitation = Narrowed<Output<'/api/v1/teams/invitations/by-token', 'get'>['invitation'], { role: Role }>;

export const teamUsersQuery = queryOptions({
  queryKey: ['team-users'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/teams/users', { signal })) as Promise<{ users: TeamUser[] }>,
  staleTime: 60_000,
});

/** Only admins and the owner may read the invitations. */
export const invitationsQuery = queryOptions({
  queryKey: ['team-invitations'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/teams/invitations', { signal })) as Promise<{ invitations: Invitation[] }>,
  staleTime: 0,
});

export const teamsQuery = queryOptions({
  queryKey: ['teams'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/teams', { signal })) as Promise<{ teams: Team[] }>,
  staleTime: 60_000,
});

export const receivedInvitationQuery = (key: string) =>
  queryOptions({
    queryKey: ['received-invitation', key],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/teams/invitations/by-token', { params: { query: { key } }, signal })) as Promise<{ invitation: ReceivedInvitation }>,
    retry: false,
  });

export const inviteMember = (body: { email: string; role: Role }) => unwrap(client.POST('/api/v1/teams/invitations', { body }));

export const resendInvitation = (invitationId: string) => unwrap(client.POST('/api/v1/teams/invitations/{invitationId}/resend', { params: { path: { invitationId } } }));

export const revokeInvitation = (invitationId: string) => unwrap(client.DELETE('/api/v1/teams/invitations/{invitationId}', { params: { path: { invitationId } } }));

/** Joins the team and switches to it. */
export const acceptInvitation = (key: string) => unwrap(client.POST('/api/v1/teams/invitations/accept', { body: { key } }));

export const changeRole = (userId: string, role: Role) =>
  unwrap(client.PATCH('/api/v1/teams/users/{userId}', { params: { path: { userId } }, body: { role } })) as Promise<{ user: TeamUser }>;

/** Removes a member, or lets the caller leave. */
export const removeMember = (userId: string) => unwrap(client.DELETE('/api/v1/teams/users/{userId}', { params: { path: { userId } } }));

/** Switches to another team of the caller. */
export const switchTeam = (teamId: string) => unwrap(client.POST('/api/v1/teams/switch', { body: { teamId } }));

/** Names the team that the session acts for. Admins and the owner can do this. */
/** `formerName` is the name that the reader saw: a team that someone else has renamed since keeps its name. */
export const renameTeam = (names: { name: string; formerName: string }) => unwrap(client.PATCH('/api/v1/teams/current', { body: names }));

/** Deletes the team that the session acts for, which then acts for another one. The server compares the name. */
export const deleteTeam = (name: string) => unwrap(client.POST('/api/v1/teams/current/deletion', { body: { name } }));
