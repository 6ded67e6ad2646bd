import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Returns the current time to the minute. It is stable during a render and updates every minute. */
export const useNow = () => useSyncExternalStore(subscribe, currentMinute);
