import { describe, expect, it } from 'vitest';
import type { Store } from '../ui/navigation/storage';
import { createLocalChanges, DEFAULT_PREFERENCES, togglePin, withChanges } from './preferences';

function memoryStore(): Store {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value), removeItem: (key) => void items.delete(key) };
}

describe('withChanges', () => {
  it('replaces what is given and keeps the rest', () => {
    const changed = withChanges(DEFAULT_PREFERENCES, { projects: { favoriteProjectIds: ['a'] }, search: { defaultResultsView: 'table' } });
    expect(changed).toEqual({
      ...DEFAULT_PREFERENCES,
      projects: { favoriteProjectIds: ['a'], lastSelectedProjectSlug: null },
      search: { ...DEFAULT_PREFERENCES.search, defaultResultsView: 'table' },
    });
    expect(withChanges({}, { projects: { lastSelectedProjectSlug: 'b' } })).toEqual({ projects: { lastSelectedProjectSlug: 'b' } });
  });
});

describe('createLocalChanges', () => {
  it('collects changes until they are on the server', () => {
    const local = createLocalChanges(memoryStore());
    expect(local.read()).toBeNull();
    local.add({ projects: { favoriteProjectIds: ['a'] } });
    local.add({ projects: { lastSelectedProjectSlug: 'b' } });
    expect(local.read()).toEqual({ projects: { favoriteProjectIds: ['a'], lastSelectedProjectSlug: 'b' } });
    local.clear();
    expect(local.read()).toBeNull();
  });

  it('ignores invalid stored values', () => {
    const store = memoryStore();
    store.setItem('earshot-preferences', '{');
    expect(createLocalChanges(store).read()).toBeNull();
  });
});

it('pins and unpins', () => {
  expect(togglePin(['a'], 'b')).toEqual(['a', 'b']);
  expect(togglePin(['a', 'b'], 'a')).toEqual(['b']);
});
