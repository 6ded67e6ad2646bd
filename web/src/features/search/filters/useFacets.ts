import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countQuery, type SearchResultPage, statisticsQuery } from '../../../api/queries';
import type { Facet } from '../../../api/types';
import { type SearchRequest, toSearchRequest } from '../search-request';
import type { SearchState } from '../state';
import { NO_FILTERS } from './filter-table';

/** The filters whose values have counts, and their facets. */
const FACETS = { genres: 'genre', languages: 'language', countries: 'country', topics: 'topics', frequencies: 'updateFrequency' } as const;
type FacetFilter = keyof typeof FACETS;
const FACET_FILTERS = Object.keys(FACETS) as FacetFilter[];

/**
 * Returns the facets of a search. Those of a filter with a value are counted without it: the other genres keep their counts when one
 * is chosen. Each needs a count of its own. Where nothing remains to search for, the counts of the whole catalog stand in.
 */
export function useFacets(state: SearchState, search: SearchRequest, page: SearchResultPage | undefined): readonly Facet[] {
  // Until its own count arrives, a facet keeps the values of the previous page.
  const [pages, setPages] = useState({ current: page, previous: page });
  if (page && page !== pages.current) setPages({ current: page, previous: pages.current });
  const active = FACET_FILTERS.filter((key) => state[key].length > 0);
  const counted = active.map((key) => ({ key, search: toSearchRequest({ ...state, [key]: NO_FILTERS[key] }) }));
  const queries = useQueries({
    queries: counted.map(({ key, search: relaxed }) => ({ ...countQuery(relaxed.mode, relaxed.options, [FACETS[key]]), enabled: page !== undefined && relaxed.isComplete, placeholderData: keepPreviousData })),
  });
  const needsCatalog = search.mode === 'podcasts' && counted.some((each) => !each.search.isComplete);
  const { data: statistics } = useQuery({ ...statisticsQuery, enabled: needsCatalog });
  const replaced = new Map<string, Facet>();
  for (const [index, { key, search: relaxed }] of counted.entries()) {
    const counts = queries[index]?.data?.facets ?? (queries[index]?.isLoading ? pages.previous?.facets : undefined);
    const facet = counts?.find((each) => each.facet === FACETS[key]);
    const values = !relaxed.isComplete && needsCatalog && (key === 'genres' || key === 'languages') ? statistics?.[key] : undefined;
    if (facet) replaced.set(FACETS[key], facet);
    else if (values) replaced.set(FACETS[key], { facet: FACETS[key], counted: statistics?.podcasts ?? 0, values, ranges: [] });
  }
  const own = page?.facets ?? [];
  return own.map((facet) => replaced.get(facet.facet) ?? facet);
}
