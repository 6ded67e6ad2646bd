import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { markSavedSearchSeen, type SavedSearch, savedSearchesQuery, savedSearchQuery } from '../../../api/lists/saved-searches';
import { fromSearchRequest } from '../search-from-request';
import type { SearchState } from '../state';
import { isBlank, isOnlyLink } from './described-search';

interface SavedSearchLink {
  /** The saved search that the page was opened with. */
  saved: SavedSearch | null;
  /** Whether the saved search is still to be filled in. */
  isOpening: boolean;
  error: unknown;
  retry: () => void;
}

/**
 * Opens saved searches: the short link fills in the search, and a page without a search begins with the reader's default. What is new in
 * a saved search counts from when its results are shown. `areResultsShown` reports when that is.
 */
export function useSavedSearchLink(state: SearchState, isEnabled: boolean, areResultsShown: boolean, replaceState: (state: SearchState) => void): SavedSearchLink {
  const queryClient = useQueryClient();
  const id = isEnabled ? state.savedSearch : null;
  const query = useQuery({ ...savedSearchQuery(id ?? ''), enabled: id !== null });
  const saved = id === null ? null : (query.data?.savedSearch ?? null);
  const isOpening = id !== null && isOnlyLink(state);

  // Clearing a search must not bring the default back, so only the first search of a visit can be the default.
  const [beganBlank] = useState(() => isBlank(state));
  const wantsDefault = isEnabled && beganBlank && isBlank(state);
  const { data: all } = useQuery({ ...savedSearchesQuery, enabled: isEnabled });
  const hasOpenedDefault = useRef(false);
  const defaultSearch = all?.savedSearches.find(({ isDefault }) => isDefault);

  const open = useEffectEvent((search: SavedSearch) => {
    const restored = fromSearchRequest(search.kind, search.searchOptions).state;
    replaceState({ ...restored, savedSearch: search.shortId, selectedProject: state.selectedProject ?? restored.selectedProject, view: state.view });
  });
  useEffect(() => {
    if (saved && isOpening) open(saved);
  }, [saved, isOpening]);
  useEffect(() => {
    if (!wantsDefault || !defaultSearch || hasOpenedDefault.current) return;
    hasOpenedDefault.current = true;
    open(defaultSearch);
  }, [wantsDefault, defaultSearch]);

  const { mutate: markSeen } = useMutation({
    mutationFn: markSavedSearchSeen,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  });
  const shownId = saved && areResultsShown && !isOpening ? saved.id : null;
  useEffect(() => {
    if (shownId !== null) markSeen(shownId);
  }, [shownId, markSeen]);

  return { saved, isOpening, error: id === null ? null : query.error, retry: () => void query.refetch() };
}
