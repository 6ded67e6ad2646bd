import { useQuery } from '@tanstack/react-query';
import { teamUsersQuery } from '../api/lists/members';
import type { Role } from '../api/lists/types';
import { meQuery } from '../api/queries';

/** Returns the reader's role in the team; null until it is loaded. */
export function useOwnRole(): Role | null {
  const { data: me } = useQuery(meQuery);
  const { data } = useQuery(teamUsersQuery);
  return data?.users.find(({ id }) => id === me?.user?.id)?.role ?? null;
}
