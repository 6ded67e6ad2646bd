import { useQuery } from '@tanstack/react-query';
import { countQuery, type SearchResultPage } from '../../api/queries';
import type { SearchMode } from '../../api/types';
import { toMode } from './SearchModeSwitch';
import { type SearchRequest, toSearchRequest } from './search-request';
import type { SearchState } from './state';

type Totals = Partial<Record<SearchMode, SearchResultPage['result']['total']>>;

/** Returns the hits of both modes: the shown one from its first page, the other one counted after it. */
export function useModeTotals(state: SearchState, search: SearchRequest, first: SearchResultPage | undefined): Totals {
  const other = toSearchRequest(toMode(state, search.mode === 'podcasts' ? 'episodes' : 'podcasts'));
  const isCounted = first !== undefined && other.isComplete && other.mode !== search.mode;
  const { data } = useQuery({ ...countQuery(other.mode, other.options), enabled: isCounted });
  return { ...(first ? { [search.mode]: first.result.total } : {}), ...(isCounted && data ? { [data.mode]: data.total } : {}) } as Totals;
}
