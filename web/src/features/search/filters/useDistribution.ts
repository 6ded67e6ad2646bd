import { useQuery } from '@tanstack/react-query';
import { countQuery } from '../../../api/queries';
import type { Facet, FacetRange } from '../../../api/types';
import { toSearchRequest } from '../search-request';
import type { SearchState } from '../state';

/** The filters by range, and their facets. */
const RANGE_FACETS = {
  episodes: 'totalEpisodes',
  episodeLength: 'podcastEpisodeMinutes',
  authority: 'podcastAuthorityScoreTotal',
  quality: 'podcastAuthorityScoreQuality',
  engagement: 'podcastAuthorityScoreEngagement',
  social: 'podcastAuthorityScoreSocial',
  youtube: 'podcastAuthorityScoreYoutube',
  listeners: 'podcastAudienceEstimatedMonthlyListeners',
} as const;
export type RangeFilter = keyof typeof RANGE_FACETS;

const NO_RANGES: readonly FacetRange[] = [];

/**
 * Returns how the hits of a search spread over the figure of a filter. They are counted without this filter, so that the bars outside
 * of its range keep their heights. All figures are counted together, in one request.
 */
export function useDistribution(filter: RangeFilter, state: SearchState, facets: readonly Facet[], isEnabled: boolean): readonly FacetRange[] {
  const name = RANGE_FACETS[filter];
  const isNamed = (facet: Facet) => facet.facet === name;
  const own = state[filter] === null ? facets.find(isNamed) : undefined;
  const relaxed = toSearchRequest({ ...state, [filter]: null });
  // Where nothing remains to search for, the bars outside of the range are empty.
  const search = relaxed.isComplete ? relaxed : toSearchRequest(state);
  const { data } = useQuery({ ...countQuery(search.mode, search.options, Object.values(RANGE_FACETS)), enabled: isEnabled && own === undefined && search.isComplete });
  return (own ?? data?.facets.find(isNamed))?.ranges ?? NO_RANGES;
}
