import { queryOptions } from '@tanstack/react-query';
import { call } from './call';
import type { Me } from '../types';
import type { Role } from './types';

export interface TeamUser {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  avatarSeed: string;
  displayName: string | null;
  role: Role;
  joinedAt: string;
}

export interface Invitation {
  id: string;
  email: string;
  role: Role;
  /** An expired one is open again when it is sent again. */
  state: 'open' | 'expired';
  invitedByUserId: string | null;
  createdAt: string;
  sentAt: string;
  expiresAt: string;
}

export interface Team {
  id: string;
  name: string;
  plan: string;
  role: Role;
  joinedAt: string;
  isCurrent: boolean;
}

/** A mailed invitation before it is accepted. */
export interface ReceivedInvitation {
  email: string;
  role: Role;
  teamName: string;
  invitedBy: string | null;
  expiresAt: string;
  /** The address then has to sign in to accept. Otherwise, accepting creates the account. */
  hasAccount: boolean;
  /** Null when nobody is signed in. */
  isForCaller: boolean | null;
}

export const teamUsersQuery = queryOptions({
  queryKey: ['team-users'],
  queryFn: ({ signal }) => call<{ users: TeamUser[] }>('GET', '/api/v1/teams/users', { signal }),
  staleTime: 60_000,
});

/** Only admins and the owner may read the invitations. */
export const invitationsQuery = queryOptions({
  queryKey: ['team-invitations'],
  queryFn: ({ signal }) => call<{ invitations: Invitation[] }>('GET', '/api/v1/teams/invitations', { signal }),
  staleTime: 0,
});

export const teamsQuery = queryOptions({
  queryKey: ['teams'],
  queryFn: ({ signal }) => call<{ teams: Team[] }>('GET', '/api/v1/teams', { signal }),
  staleTime: 60_000,
});

export const receivedInvitationQuery = (key: string) =>
  queryOptions({
    queryKey: ['received-invitation', key],
    queryFn: ({ signal }) => call<{ invitation: ReceivedInvitation }>('GET', '/api/v1/teams/invitations/by-token', { query: { key }, signal }),
    retry: false,
  });

export const inviteMember = (body: { email: string; role: Role }) => call<{ invitation: Invitation }>('POST', '/api/v1/teams/invitations', { body });

export const resendInvitation = (id: string) => call<{ invitation: Invitation }>('POST', '/api/v1/teams/invitations/{id}/resend', { path: { id } });

export const revokeInvitation = (id: string) => call<{ message: string }>('DELETE', '/api/v1/teams/invitations/{id}', { path: { id } });

/** Joins the team, and acts for it from then on. */
export const acceptInvitation = (key: string) => call<Me>('POST', '/api/v1/teams/invitations/accept', { body: { key } });

export const changeRole = (userId: string, role: Role) => call<{ user: TeamUser }>('PATCH', '/api/v1/teams/users/{userId}', { path: { userId }, body: { role } });

/** Removes a member, or lets the caller leave. */
export const removeMember = (userId: string) => call<{ message: string }>('DELETE', '/api/v1/teams/users/{userId}', { path: { userId } });

/** Acts for another team of the caller from then on. */
export const switchTeam = (teamId: string) => call<Me>('POST', '/api/v1/teams/switch', { body: { teamId } });
