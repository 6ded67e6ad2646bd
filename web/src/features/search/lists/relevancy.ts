/** How well the podcasts of a search fit the list that results are added to. */
import { createContext } from 'react';
import type { SearchResultPage } from '../../../api/queries';
import type { RelevancyReview } from '../../../api/relevancy/types';

export type Reviews = ReadonlyMap<string, RelevancyReview>;

/** The reviews by the ids of podcasts; null while they are not shown. */
export const RelevancyContext = createContext<Reviews | null>(null);

type ReviewedPage = { searchResultsStats: Pick<SearchResultPage['searchResultsStats'], 'filters'> };

/** The reviews of all pages. They are empty when neither the list nor its guest describes a subject. */
export function reviewsOf(pages: readonly ReviewedPage[]): Reviews {
  return new Map(pages.flatMap((page) => Object.entries(page.searchResultsStats.filters.projectPodcastRelevancyScores ?? {}).map(([podcastId, { answer }]) => [podcastId, answer] as const)));
}
