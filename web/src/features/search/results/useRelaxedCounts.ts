import { useQueries } from '@tanstack/react-query';
import { countQuery } from '../../../api/queries';
import type { SearchMode } from '../../../api/types';
import type { Chip } from '../filters/chips';
import { toSearchRequest } from '../search-request';
import { type SearchState, withoutFilters } from '../state';
import { formatQuery, parseQuery } from '../terms/query-syntax';

/** The maximum number of counts, so that a search with very many filters stays cheap. */
export const MAX_RELAXED_COUNTS = 8;

/** A search with fewer conditions, and how many hits it has. */
export interface RelaxedSearch {
  id: string;
  /** Whether it is without one filter, has quoted words without their quotes, or is without all filters. */
  kind: 'without' | 'unquoted' | 'all';
  /** The filter or the phrase: "Japanese". Empty for all filters. */
  label: string;
  state: SearchState;
  mode: SearchMode;
  /** Undefined until it is counted, and when it cannot be. */
  total: { value: number; relation?: string | null } | undefined;
}

/** Returns the searches with fewer conditions. A search with nothing left to search for is skipped. */
export function relaxedSearches(state: SearchState, chips: readonly Chip[]) {
  const queryTerms = parseQuery(state.q);
  const unquoted = queryTerms
    .filter(({ phrase, excluded, field, group }) => phrase && !excluded && !field && group === undefined)
    .map((term) => ({ id: `unquoted:${term.text}`, kind: 'unquoted' as const, label: term.text, state: { ...state, q: formatQuery(queryTerms.map((each) => (each === term ? { ...term, phrase: false } : each))) } }));
  const without = chips.map(({ id, label, without: relaxed }) => ({ id, kind: 'without' as const, label: label.replace(/^"(.*)"$/, '$1'), state: relaxed }));
  const all = chips.length > 1 ? [{ id: 'all', kind: 'all' as const, label: '', state: withoutFilters(state) }] : [];
  return [...[...unquoted, ...without].slice(0, MAX_RELAXED_COUNTS), ...all].map((each) => ({ ...each, search: toSearchRequest(each.state) })).filter(({ search }) => search.isComplete);
}

/** Counts how many hits the search has without each of its filters. Counts are free. */
export function useRelaxedCounts(state: SearchState, chips: readonly Chip[]): { searches: RelaxedSearch[]; isCounting: boolean } {
  const candidates = relaxedSearches(state, chips);
  const counts = useQueries({ queries: candidates.map(({ search }) => countQuery(search.mode, search.options)) });
  return {
    searches: candidates.map(({ search, ...each }, position) => ({ ...each, mode: search.mode, total: counts[position]?.data?.total })),
    isCounting: counts.some((count) => count.isPending),
  };
}
