/**
 * The preferences of the reader, stored on the server (spec 3). Without a session or a connection, changes stay in
 * the browser and move to the server with the next sign-in.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changePreferences, type PreferenceChanges, type Preferences, preferencesQuery } from '../api/lists/preferences';
import { meQuery } from '../api/queries';
import { browserStore, type Store } from '../ui/navigation/storage';

const STORAGE_KEY = 'earshot-preferences';

export const DEFAULT_PREFERENCES: Preferences = {
  projects: { favoriteProjectIds: [], lastSelectedProjectSlug: null },
  showAdditionalPodcastDirectories: false,
  search: { defaultSearchFilters: null, defaultResultsView: 'list', export: { columnsToNotExport: [] } },
};

/** Returns the preferences with the changes. */
export function withChanges<Base extends Preferences | PreferenceChanges>(base: Base, changes: PreferenceChanges): Base {
  const next = { ...base, ...changes } as Base;
  if (changes.projects) next.projects = { ...base.projects, ...changes.projects } as Base['projects'];
  if (changes.search) next.search = { ...base.search, ...changes.search } as Base['search'];
  return next;
}

/** The changes that are not on the server yet. */
export function createLocalChanges(store: Store) {
  return {
    read(): PreferenceChanges | null {
      try {
        const changes = JSON.parse(store.getItem(STORAGE_KEY) ?? 'null') as PreferenceChanges | null;
        return changes !== null && typeof changes === 'object' ? changes : null;
      } catch {
        return null;
      }
    },
    add(changes: PreferenceChanges): void {
      store.setItem(STORAGE_KEY, JSON.stringify(withChanges(this.read() ?? {}, changes)));
    },
    clear: () => store.removeItem(STORAGE_KEY),
  };
}

const localChanges = createLocalChanges(browserStore('localStorage'));

interface PreferencesState {
  preferences: Preferences;
  /** False until the preferences of a signed-in reader are loaded. */
  areLoaded: boolean;
  change: (changes: PreferenceChanges) => Promise<void>;
}

export function usePreferences(): PreferencesState {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const isSignedIn = Boolean(me?.user);
  const { data, isError } = useQuery({ ...preferencesQuery, enabled: isSignedIn });
  const stored = data?.preferences;
  const preferences = stored ? withChanges(DEFAULT_PREFERENCES, stored) : withChanges(DEFAULT_PREFERENCES, localChanges.read() ?? {});
  const change = async (changes: PreferenceChanges) => {
    const previous = queryClient.getQueryData(preferencesQuery.queryKey);
    queryClient.setQueryData(preferencesQuery.queryKey, { version: 0, ...previous, preferences: withChanges(previous?.preferences ?? preferences, changes) });
    if (!isSignedIn) return localChanges.add(changes);
    try {
      await changePreferences(changes);
    } catch {
      localChanges.add(changes);
    }
    return undefined;
  };
  return { preferences, areLoaded: !isSignedIn || Boolean(stored) || isError, change };
}

/** Moves changes that the browser has kept to the server, once the reader is signed in. */
export function useLocalPreferencesUpload(): void {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const userId = me?.user?.id;
  useEffect(() => {
    const changes = localChanges.read();
    if (!userId || !changes) return;
    localChanges.clear();
    changePreferences(changes).then(
      (stored) => queryClient.setQueryData(preferencesQuery.queryKey, stored),
      () => localChanges.add(changes),
    );
  }, [userId, queryClient]);
}

/** Adds the id, or removes it when it is pinned. */
export const togglePin = (pinned: readonly string[], id: string) => (pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id]);
