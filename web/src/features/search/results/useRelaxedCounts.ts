import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { searchQuery } from '../../../api/queries';
import type { SearchMode } from '../../../api/types';
import type { Chip } from '../filters/chips';
import { toSearchRequest } from '../search-request';

/** More are not tried: each is a search of the reader's plan. */
export const MAX_RELAXED_SEARCHES = 8;

/** What a search without one of the filters finds. */
export interface RelaxedResult {
  mode: SearchMode;
  total: { value: number; relation?: string | null };
}

interface RelaxedCounts {
  /** By the id of the chip; those that were counted up to now. */
  results: ReadonlyMap<string, RelaxedResult>;
  /** Those that can be tried. */
  count: number;
  isCounting: boolean;
  error: unknown;
  start: () => void;
}

/** Of dropping a filter nothing may be left to search for. */
export const relaxedSearches = (chips: readonly Chip[]) => chips.map((chip) => ({ chip, search: toSearchRequest(chip.without) })).filter(({ search }) => search.isComplete).slice(0, MAX_RELAXED_SEARCHES);

/**
 * On request, how much each filter by itself leaves out. The searches are made one after another, so that one that is refused ends it, and
 * what was found stays in the cache: to drop a filter then costs nothing more.
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
