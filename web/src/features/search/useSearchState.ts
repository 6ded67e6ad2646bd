import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { paths } from '../../urls/paths';
import type { QueryString } from '../../urls/query-string';
import { formatState, type ParsedState, parseState, type SearchState } from './state';

interface PageSearchState extends ParsedState {
  /** Pushes a history entry, so that Back undoes one change. */
  setState: (state: SearchState) => void;
  /** Replaces the history entry, for what the page does by itself. */
  replaceState: (state: SearchState) => void;
  hrefOf: (state: SearchState) => string;
}

export function useSearchState(): PageSearchState {
  const router = useRouter();
  const location = useRouterState({ select: (state) => state.location });
  const query = location.search as QueryString;
  const parsed = useMemo(() => parseState(query), [query]);
  const to = location.pathname === '/app/search' ? paths.appSearch : paths.search;
  const hrefOf = (state: SearchState) => to(formatState(state));
  return { ...parsed, hrefOf, setState: (state) => void router.navigate({ href: hrefOf(state), resetScroll: false }), replaceState: (state) => void router.navigate({ href: hrefOf(state), replace: true, resetScroll: false }) };
}
