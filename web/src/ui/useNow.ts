import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The time, to the minute, as what is shown needs it: the same during a render, and going on by itself. */
export const useNow = () => useSyncExternalStore(subscribe, currentMinute);
