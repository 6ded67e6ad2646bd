import { useQuery } from '@tanstack/react-query';
import { teamUsersQuery } from '../api/lists/members';
import type { Role } from '../api/lists/types';
import { meQuery } from '../api/queries';

export const managesMembers = (role: Role | undefined) => role === 'owner' || role === 'admin';

/** Returns the reader's role in the team; null until it is loaded. */
export function useOwnRole(): Role | null {
  const { data: me } = useQuery(meQuery);
  const { data } = useQuery(teamUsersQuery);
  return data?.users.find(({ id }) => id === me?.user?.id)?.role ?? null;
}

/**
 * Whether the reader is the owner or an admin; null until it is loaded, so that a page can wait with what only they see. When it can't be
 * loaded, the page is shown as members see it.
 */
export function useIsTeamAdmin(): boolean | null {
  const role = useOwnRole();
  // Each part of a page that mounts tries again, so that an error ends while the page is shown. The count of errors stays.
  const { errorUpdateCount } = useQuery(teamUsersQuery);
  if (role === null) return errorUpdateCount > 0 ? false : null;
  return managesMembers(role);
}
