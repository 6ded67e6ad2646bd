import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { toApiError } from '../../api/errors';
import { meQuery } from '../../api/queries';

/** Follows the session of the reader: it can end, or act for another team, here or on another page. */
export function useSession(): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const isSignedOut = me !== undefined && !me.user;
  const teamId = me?.user?.teamId;
  const shownTeamId = useRef(teamId);

  // The guard leads to the sign-in page.
  useEffect(() => {
    if (isSignedOut) void router.invalidate();
  }, [isSignedOut, router]);

  // The page still shows the former team.
  useEffect(() => {
    if (shownTeamId.current && teamId && shownTeamId.current !== teamId) {
      void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
    }
    shownTeamId.current = teamId ?? shownTeamId.current;
  }, [teamId, queryClient]);

  // The first rejected call ends what is left of the session on this page.
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || toApiError(event.action.error).status !== 401) return;
        if (queryClient.getQueryData(meQuery.queryKey)?.user) void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      }),
    [queryClient],
  );
}
