import { useEffect, useEffectEvent } from 'react';
import type { SearchOptions } from '../../api/types';
import { usePreferences } from '../../widgets/preferences';
import { fromFilterOptions, toFilterOptions } from './filters/filter-table';
import type { SearchState } from './state';

/** Fills the reader's default filters into a new search. Returns whether that is still to be done. */
export function useDefaultFilters(state: SearchState, replaceState: (state: SearchState) => void): boolean {
  const { preferences, areLoaded } = usePreferences();
  const isApplying = state.defaultFilters === 'yes';
  const apply = useEffectEvent(() => {
    const stored = (preferences.search.defaultSearchFilters ?? {}) as SearchOptions;
    replaceState({ ...state, ...fromFilterOptions(stored).values, defaultFilters: null });
  });
  useEffect(() => {
    if (isApplying && areLoaded) apply();
  }, [isApplying, areLoaded]);
  return isApplying;
}

interface DefaultFilters {
  areSet: boolean;
  /** Stores the filters of a search as the reader's own, or none. */
  store: (state: SearchState | null) => void;
}

export function useStoredDefaultFilters(): DefaultFilters {
  const { preferences, change } = usePreferences();
  return {
    areSet: preferences.search.defaultSearchFilters !== null,
    store: (state) => void change({ search: { defaultSearchFilters: state && toFilterOptions(state) } }),
  };
}
