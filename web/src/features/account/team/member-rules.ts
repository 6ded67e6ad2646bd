/** What a member of a team may do with another (roles: owner, admin, member). The server has the same rules. */
import type { TeamUser } from '../../../api/lists/members';
import type { Role } from '../../../api/lists/types';
import { managesMembers } from '../../../widgets/useOwnRole';

export const ROLE_LABELS: Readonly<Record<Role, string>> = { owner: 'Owner', admin: 'Admin', member: 'Member' };
export const ROLE_TEXTS: Readonly<Record<Role, string>> = {
  owner: 'Full access, including the plan and deleting the team.',
  admin: 'Invites and removes people, and manages API keys and the blacklist.',
  member: 'Works on lists, guests, outreach and alerts.',
};

export const MAX_TEAM_NAME_CHARS = 60;

/** The server has the same rules and messages. */
export function validateTeamName(name: string): string | null {
  const { length } = [...name.trim()];
  if (length === 0) return 'Team name must not be empty';
  return length > MAX_TEAM_NAME_CHARS ? `Team name must be at most ${MAX_TEAM_NAME_CHARS} characters` : null;
}

type Member = Pick<TeamUser, 'id' | 'role'>;

/** Nobody can change the owner, who can transfer ownership instead. Members can leave by themselves. */
export const canRemove = (me: Member, member: Member) => member.role !== 'owner' && (member.id === me.id || managesMembers(me.role));
export const canChangeRole = (me: Member, member: Member) => member.role !== 'owner' && member.id !== me.id && managesMembers(me.role);
export const canHandOver = (me: Member, member: Member) => me.role === 'owner' && member.id !== me.id;

export const memberName = ({ displayName, firstName, lastName, email }: Pick<TeamUser, 'displayName' | 'firstName' | 'lastName' | 'email'>) =>
  displayName || [firstName, lastName].filter(Boolean).join(' ') || email;
