/** What a search finds (spec 4, Search mode): terms and filters that only episodes have make it one of episodes. */
import type { SearchTarget } from '../../api/types';
import { filterOf, FILTERS, NO_FILTERS, activeFilters } from './filters/filter-table';
import type { SearchState } from './state';
import { isLongEnough, parseQuery, formatQuery } from './terms/query-syntax';
import { isEpisodeTarget } from './terms/targets';

const searchable = <Item extends { text: string }>(items: readonly Item[]) => items.filter(({ text }) => isLongEnough(text));

/** Why a search finds episodes though podcasts are chosen, or null. */
export function episodeModeReason(state: SearchState): string | null {
  const words = searchable(parseQuery(state.q));
  const terms = searchable([...state.terms, ...state.groups.flat()]);
  const usesSelectedTargets = words.some((word) => !word.field) || terms.some((term) => term.targets.length === 0);
  const targets: SearchTarget[] = [...terms.flatMap((term) => term.targets), ...(usesSelectedTargets ? state.targets : [])];
  if (words.some((word) => word.field === 'transcript') || targets.includes('transcript')) return 'Searching episodes because a transcript term is set.';
  if (targets.some(isEpisodeTarget)) return 'Searching episodes because a term looks at titles or descriptions of episodes.';
  const filter = activeFilters(state).find((key) => FILTERS[key].isEpisodeOnly);
  return filter ? `Searching episodes because the filter “${filterOf(filter).name}” is set.` : null;
}

const dropEpisodeTargets = <Item extends { targets: SearchTarget[] }>(item: Item): Item => ({ ...item, targets: item.targets.filter((target) => !isEpisodeTarget(target)) });

/** The same search of podcasts: without what only episodes have. Terms stay, and look where podcasts have something. */
export function toPodcastSearch(state: SearchState): SearchState {
  const words = parseQuery(state.q).map((word) => (word.field === 'transcript' ? { ...word, field: null } : word));
  const filters = Object.fromEntries(activeFilters(state).filter((key) => FILTERS[key].isEpisodeOnly).map((key) => [key, NO_FILTERS[key]]));
  return {
    ...dropEpisodeTargets({ ...state, ...filters }),
    mode: 'podcasts', q: formatQuery(words), terms: state.terms.map(dropEpisodeTargets), groups: state.groups.map((group) => group.map(dropEpisodeTargets)),
  };
}
