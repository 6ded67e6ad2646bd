import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { searchQuery } from '../../../api/queries';
import type { SearchMode } from '../../../api/types';
import type { Chip } from '../filters/chips';
import { toSearchRequest } from '../search-request';

/** The maximum number of searches, because each is charged to the reader's plan. */
export const MAX_RELAXED_SEARCHES = 8;

/** The total of a search without one filter. */
export interface RelaxedResult {
  mode: SearchMode;
  total: { value: number; relation?: string | null };
}

interface RelaxedCounts {
  /** The results so far, by the id of the chip. */
  results: ReadonlyMap<string, RelaxedResult>;
  /** The number of searches to run. */
  count: number;
  isCounting: boolean;
  error: unknown;
  start: () => void;
}

/** Returns the searches without each filter. A search with nothing left to search for is skipped. */
export const relaxedSearches = (chips: readonly Chip[]) => chips.map((chip) => ({ chip, search: toSearchRequest(chip.without) })).filter(({ search }) => search.isComplete).slice(0, MAX_RELAXED_SEARCHES);

/**
 * Counts on request how many hits each search without one filter has. The searches run one after another, so that a rejected one ends
 * the series. The results stay in the cache, so removing a filter afterwards costs nothing.
 */
export function useRelaxedCounts(chips: readonly Chip[]): RelaxedCounts {
  const queryClient = useQueryClient();
  const [results, setResults] = useState<ReadonlyMap<string, RelaxedResult>>(new Map());
  const [isCounting, setIsCounting] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const candidates = relaxedSearches(chips);
  const start = async () => {
    setIsCounting(true);
    setError(null);
    try {
      for (const { chip, search } of candidates) {
        const { pages } = await queryClient.fetchInfiniteQuery(searchQuery(search.mode, search.options));
        const [first] = pages;
        if (first) setResults((before) => new Map(before).set(chip.id, { mode: first.mode, total: first.result.total }));
      }
    } catch (failure) {
      setError(failure);
    }
    setIsCounting(false);
  };
  return { results, count: candidates.length, isCounting, error, start: () => void start() };
}
