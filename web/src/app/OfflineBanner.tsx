import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { fetchHealth } from '../api/queries';
import { serverState } from './server-state';
import classes from './Shell.module.css';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const CHECK_MS = 5_000;

/** A banner without a connection, and while the server does not answer. Then it tries until it does, and loads what had failed. */
export function OfflineBanner() {
  const queryClient = useQueryClient();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isDown = useSyncExternalStore(serverState.subscribe, serverState.isDown);
  const isWaiting = isOnline && isDown;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const check = async () => {
      try {
        await fetchHealth();
      } catch (error) {
        serverState.failed(error);
        return;
      }
      serverState.answered();
      // A search is charged to the plan, so the reader repeats it.
      void queryClient.refetchQueries({ predicate: ({ state, queryKey }) => state.status === 'error' && queryKey[0] !== 'search' });
    };
    const timer = setInterval(() => void check(), CHECK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, queryClient]);
  return (
    <div role="status">
      {!isOnline && <div className={classes.offline}>You’re offline. Pages you’ve opened still work; searching and saving need a connection.</div>}
      {isWaiting && <div className={classes.offline}>Earshot isn’t answering. We try again every few seconds; what you haven’t saved stays on this page.</div>}
    </div>
  );
}
