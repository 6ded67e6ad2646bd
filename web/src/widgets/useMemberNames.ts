import { useQuery } from '@tanstack/react-query';
import { teamUsersQuery } from '../api/lists/members';
import type { Person } from '../api/lists/types';

/** Returns the name of a person of the team: users without a name of their own are called by their address. */
export function useMemberNames(): (person: Person | null | undefined) => string {
  const { data } = useQuery(teamUsersQuery);
  return (person) => person?.displayName || data?.users.find(({ id }) => id === person?.id)?.email || 'Somebody';
}
