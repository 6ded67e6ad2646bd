import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOwnChange } from '../../api/lists/changes';
import { applyEvents, EVENTS_PATH, type TeamEvent } from '../../api/lists/events';
import { meQuery } from '../../api/queries';
import { startEventStream } from './event-stream';

/** Stands for all changes since the connection was lost. */
const EVERYTHING: readonly TeamEvent[] = [{ kind: 'project-changed' }, { kind: 'members-changed' }, { kind: 'saved-search-changed' }, { kind: 'alert-changed' }];

function listen(queryClient: QueryClient): () => void {
  return startEventStream({
    open: () => new EventSource(EVENTS_PATH),
    // The page shows its own changes already.
    onEvents: (events) => void applyEvents(queryClient, events.filter(({ changeId }) => !isOwnChange(changeId))),
    onMissed: () => void applyEvents(queryClient, EVERYTHING),
    onEnded: () => void queryClient.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
}

/**
 * Keeps the page up to date with the changes of colleagues. A page in the background closes its connection, since a browser
 * allows only a few to one server, and catches up when it is visible again.
 */
export function useTeamEvents(isSignedIn: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let stop = document.hidden ? null : listen(queryClient);
    const onVisibilityChange = () => {
      stop?.();
      stop = null;
      if (document.hidden) return;
      stop = listen(queryClient);
      void applyEvents(queryClient, EVERYTHING);
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      stop?.();
    };
  }, [isSignedIn, queryClient]);
}
