import { useQueries } from '@tanstack/react-query';
import { countQuery } from '../../../api/queries';
import { toSearchRequest } from '../search-request';
import type { SearchState } from '../state';

/** Another search that a search without results offers. */
export interface SuggestedSearch {
  label: string;
  state: SearchState;
}

/** Returns the searches that have results, once they are counted. Counts are free. */
export function useSearchesWithResults(suggestions: readonly SuggestedSearch[]): (SuggestedSearch & { total: { value: number; relation?: string | null } })[] {
  const searches = suggestions.map(({ state }) => toSearchRequest(state));
  const counts = useQueries({ queries: searches.map(({ mode, options, isComplete }) => ({ ...countQuery(mode, options), enabled: isComplete })) });
  return suggestions.flatMap((suggestion, position) => {
    const total = counts[position]?.data?.total;
    return total && total.value > 0 ? [{ ...suggestion, total }] : [];
  });
}
