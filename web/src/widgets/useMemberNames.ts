import { useQuery } from '@tanstack/react-query';
import { teamUsersQuery } from '../api/lists/members';
import type { Person } from '../api/lists/types';

/** Returns the name of a team member: the display name, or else the email address. */
export function useMemberNames(): (person: Person | null | undefined) => string {
  const { data } = useQuery(teamUsersQuery);
  return (person) => person?.displayName || data?.users.find(({ id }) => id === person?.id)?.email || 'Someone';
}
