import { useSyncExternalStore } from 'react';
import classes from './Shell.module.css';

function subscribe(watcher: () => void): () => void {
  addEventListener('online', watcher);
  addEventListener('offline', watcher);
  return () => {
    removeEventListener('online', watcher);
    removeEventListener('offline', watcher);
  };
}

export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && <div className={classes.offline}>You are offline. What you have opened stays here; searching needs a connection.</div>}
    </div>
  );
}
