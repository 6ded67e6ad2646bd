import type { PastSearch } from '../../../api/lists/saved-searches';

/** Names a search by its terms: `Podcasts: rust, bread`. */
export function searchText({ searchMode, searchOptions }: Pick<PastSearch, 'searchMode' | 'searchOptions'>): string {
  const terms = (searchOptions.searchTerms ?? []).map(({ searchTerm }) => searchTerm);
  const kind = searchMode === 'episodes' ? 'Episodes' : 'Podcasts';
  return terms.length > 0 ? `${kind}: ${terms.join(', ')}` : `${kind} by filters`;
}
