import { expect, it } from 'vitest';
import type { Store } from '../../../ui/navigation/storage';
import { readColumns, rememberColumns } from './column-memory';

function memoryStore(initial?: string): Store {
  const values = new Map(initial === undefined ? [] : [['earshot-list-columns', initial]]);
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value), removeItem: (key) => void values.delete(key) };
}

it('remembers the columns of each view, and forgets them', () => {
  const store = memoryStore();
  rememberColumns(store, 'a', [{ key: 'title', width: 300 }]);
  rememberColumns(store, 'b', []);
  expect(readColumns(store, 'a')).toEqual([{ key: 'title', width: 300 }]);
  expect(readColumns(store, 'b')).toEqual([]);
  rememberColumns(store, 'a', null);
  expect(readColumns(store, 'a')).toBeNull();
});

it('keeps the views that were changed last', () => {
  const store = memoryStore();
  for (let view = 0; view < 60; view += 1) rememberColumns(store, `v${view}`, []);
  expect(readColumns(store, 'v9')).toBeNull();
  expect(readColumns(store, 'v10')).toEqual([]);
});

it.each(['{', '[]', 'null', '{"a":{"key":1}}'])('reads %s without an error', (stored) => expect(readColumns(memoryStore(stored), 'a') ?? []).toEqual([]));
