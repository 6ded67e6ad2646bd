/** What a search finds (spec 4, Search mode): terms and filters that only episodes have make it one of episodes. */
import type { SearchTarget } from '../../api/types';
import { filterOf, FILTERS, NO_FILTERS, setFilters } from './filters/table';
import type { SearchState } from './state';
import { isLongEnough, parseQuery, printQuery } from './terms/syntax';
import { isOfEpisodes } from './terms/targets';

const searched = <Item extends { text: string }>(items: readonly Item[]) => items.filter(({ text }) => isLongEnough(text));

/** Why a search finds episodes though podcasts are chosen, or null. */
export function reasonForEpisodes(state: SearchState): string | null {
  const words = searched(parseQuery(state.q));
  const terms = searched([...state.terms, ...state.groups.flat()]);
  const isChoiceUsed = words.some((word) => !word.field) || terms.some((term) => term.targets.length === 0);
  const targets: SearchTarget[] = [...terms.flatMap((term) => term.targets), ...(isChoiceUsed ? state.targets : [])];
  if (words.some((word) => word.field === 'transcript') || targets.includes('transcript')) return 'Searching episodes because a transcript term is set.';
  if (targets.some(isOfEpisodes)) return 'Searching episodes because a term looks at titles or descriptions of episodes.';
  const filter = setFilters(state).find((key) => FILTERS[key].isOfEpisodes);
  return filter ? `Searching episodes because the filter “${filterOf(filter).name}” is set.` : null;
}

const ofPodcasts = <Item extends { targets: SearchTarget[] }>(item: Item): Item => ({ ...item, targets: item.targets.filter((target) => !isOfEpisodes(target)) });

/** The same search of podcasts: without what only episodes have. Terms stay, and look where podcasts have something. */
export function ofPodcastsOnly(state: SearchState): SearchState {
  const words = parseQuery(state.q).map((word) => (word.field === 'transcript' ? { ...word, field: null } : word));
  const filters = Object.fromEntries(setFilters(state).filter((key) => FILTERS[key].isOfEpisodes).map((key) => [key, NO_FILTERS[key]]));
  return {
    ...ofPodcasts({ ...state, ...filters }),
    mode: 'podcasts', q: printQuery(words), terms: state.terms.map(ofPodcasts), groups: state.groups.map((group) => group.map(ofPodcasts)),
  };
}
