import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { searchQuery } from '../../../api/queries';
import type { SearchMode } from '../../../api/types';
import type { Chip } from '../filters/chips';
import { toSearch } from '../options';

/** More are not tried: each is a search of the reader's plan. */
export const MAX_DROPS = 8;

/** What a search without one of the filters finds. */
export interface Found {
  mode: SearchMode;
  total: { value: number; relation?: string | null };
}

interface Drops {
  /** By the id of the chip; those that were counted up to now. */
  found: ReadonlyMap<string, Found>;
  /** Those that can be tried. */
  count: number;
  isCounting: boolean;
  error: unknown;
  start: () => void;
}

/** Of dropping a filter nothing may be left to search for. */
export const searchesLeft = (chips: readonly Chip[]) => chips.map((chip) => ({ chip, search: toSearch(chip.without) })).filter(({ search }) => search.isComplete).slice(0, MAX_DROPS);

/**
 * On request, how much each filter by itself leaves out. The searches are made one after another, so that one that is refused ends it, and
 * what was found stays in the cache: to drop a filter then costs nothing more.
 */
export function useDrops(chips: readonly Chip[]): Drops {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<ReadonlyMap<string, Found>>(new Map());
  const [isCounting, setIsCounting] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const left = searchesLeft(chips);
  const start = async () => {
    setIsCounting(true);
    setError(null);
    try {
      for (const { chip, search } of left) {
        const { pages } = await queryClient.fetchInfiniteQuery(searchQuery(search.mode, search.options));
        const [first] = pages;
        if (first) setFound((before) => new Map(before).set(chip.id, { mode: first.mode, total: first.result.total }));
      }
    } catch (fault) {
      setError(fault);
    }
    setIsCounting(false);
  };
  return { found, count: left.length, isCounting, error, start: () => void start() };
}
