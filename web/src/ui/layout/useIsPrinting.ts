import { useSyncExternalStore } from 'react';

const print = () => matchMedia('print');

function subscribe(listener: () => void): () => void {
  const query = print();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page is being printed. It is rendered again before the browser lays out the sheets. */
export const useIsPrinting = () => useSyncExternalStore(subscribe, () => print().matches);
