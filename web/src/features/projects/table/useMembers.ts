import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { teamUsersQuery } from '../../../api/lists/members';
import { meQuery } from '../../../api/queries';
import type { Assignee } from './list-row';
import type { MemberNames } from './list-filters';

/** The members of the team to whom podcasts are assigned, the reader first. */
export function useMembers(): { members: readonly Assignee[]; names: MemberNames; ownId: string | null } {
  const { data: me } = useQuery(meQuery);
  const { data: team } = useQuery(teamUsersQuery);
  const ownId = me?.user?.id ?? null;
  return useMemo(() => {
    const members = (team?.users ?? []).map(({ id, displayName, email }) => ({ id, name: displayName ?? email }));
    const ordered = [...members.filter(({ id }) => id === ownId), ...members.filter(({ id }) => id !== ownId)];
    return { members: ordered, names: new Map(members.map(({ id, name }) => [id, name])), ownId };
  }, [team, ownId]);
}
