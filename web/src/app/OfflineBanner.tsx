import { useSyncExternalStore } from 'react';
import classes from './Shell.module.css';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && <div className={classes.offline}>You’re offline. Pages you’ve opened still work; searching and saving need a connection.</div>}
    </div>
  );
}
