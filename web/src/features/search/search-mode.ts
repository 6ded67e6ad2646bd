/** Decides whether a search finds podcasts or episodes (spec 4, Search mode). Episode-only terms and filters need episodes. */
import type { SearchTarget } from '../../api/types';
import { activeFilters, filterOf, FILTERS, NO_FILTERS } from './filters/filter-table';
import type { SearchState } from './state';
import { formatQuery, isLongEnough, parseQuery } from './terms/query-syntax';
import { isEpisodeTarget } from './terms/targets';

const searchable = <Item extends { text: string }>(items: readonly Item[]) => items.filter(({ text }) => isLongEnough(text));

/** Returns why a search needs episodes, or null. */
export function episodeModeReason(state: SearchState): string | null {
  const words = searchable(parseQuery(state.q));
  const terms = searchable([...state.terms, ...state.groups.flat()]);
  const usesSelectedTargets = words.some((word) => !word.field) || terms.some((term) => term.targets.length === 0);
  const targets: SearchTarget[] = [...terms.flatMap((term) => term.targets), ...(usesSelectedTargets ? state.targets : [])];
  if (words.some((word) => word.field === 'transcript') || targets.includes('transcript')) return 'Searching episodes because a transcript term is set.';
  if (targets.some(isEpisodeTarget)) return 'Searching episodes because a term searches episode titles or descriptions.';
  const filter = activeFilters(state).find((key) => FILTERS[key].isEpisodeOnly);
  return filter ? `Searching episodes because the “${filterOf(filter).name}” filter is on.` : null;
}

const dropEpisodeTargets = <Item extends { targets: SearchTarget[] }>(item: Item): Item => ({ ...item, targets: item.targets.filter((target) => !isEpisodeTarget(target)) });

/** Converts a search to one of podcasts. Drops episode-only filters and targets; terms stay and search the fields of podcasts. */
export function toPodcastSearch(state: SearchState): SearchState {
  const words = parseQuery(state.q).map((word) => (word.field === 'transcript' ? { ...word, field: null } : word));
  const filters = Object.fromEntries(activeFilters(state).filter((key) => FILTERS[key].isEpisodeOnly).map((key) => [key, NO_FILTERS[key]]));
  return {
    ...dropEpisodeTargets({ ...state, ...filters }),
    mode: 'podcasts', q: formatQuery(words), terms: state.terms.map(dropEpisodeTargets), groups: state.groups.map((group) => group.map(dropEpisodeTargets)),
  };
}
