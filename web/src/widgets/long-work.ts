/** Work of the server that readers leave running: reviews of a list, and downloads of data. It is remembered until its end was shown. */
import { useSyncExternalStore } from 'react';
import type { DataScope } from '../api/account/data-downloads';
import { browserStore } from '../ui/navigation/storage';

export type LongWork =
  | { kind: 'reviews'; id: string; list: string }
  /** `id` is the time of the request. */
  | { kind: 'data-download'; id: string; scope: DataScope };

const KEY = 'earshot-long-work';
const MAX_WORKS = 10;
const store = browserStore('localStorage');
const listeners = new Set<() => void>();
let stored: { text: string | null; works: readonly LongWork[] } = { text: null, works: [] };

function parse(text: string | null): readonly LongWork[] {
  try {
    const works: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(works) ? (works as LongWork[]) : [];
  } catch {
    return [];
  }
}

function remembered(): readonly LongWork[] {
  const text = store.getItem(KEY);
  if (text !== stored.text) stored = { text, works: parse(text) };
  return stored.works;
}

function remember(works: readonly LongWork[]): void {
  store.setItem(KEY, JSON.stringify(works.slice(-MAX_WORKS)));
  for (const listener of listeners) listener();
}

const others = (id: string) => remembered().filter((work) => work.id !== id);

export const rememberWork = (work: LongWork) => remember([...others(work.id), work]);

export const forgetWork = (id: string) => remember(others(id));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has shown the end of a work, or started one.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export const useLongWork = () => useSyncExternalStore(subscribe, remembered);
