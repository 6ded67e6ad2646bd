/** Each filter that is set, as a chip that takes it away. */
import { formatDay, genreName, languageName } from '../../ui/format';
import { labelOf, SOCIAL_LABELS } from '../../ui/labels';
import { EMPTY_STATE, type SearchState } from './state';
import { parseQuery, printQuery } from './syntax';

export interface Chip {
  id: string;
  label: string;
  /** The state without it. */
  without: SearchState;
}

const drop = (state: SearchState, ...keys: (keyof SearchState)[]): SearchState =>
  Object.assign({ ...state }, ...keys.map((key) => ({ [key]: EMPTY_STATE[key] }))) as SearchState;

function listChips(state: SearchState, key: 'languages' | 'genres' | 'notGenres' | 'socials', label: (item: string) => string): Chip[] {
  return state[key].map((item) => ({ id: `${key}:${item}`, label: label(item), without: { ...state, [key]: state[key].filter((other) => other !== item) } }));
}

/** A phrase, an excluded or a pinned word can be taken away by itself; the loose words are in the box. */
function termChips(state: SearchState): Chip[] {
  const terms = parseQuery(state.q);
  return terms
    .filter((term) => term.phrase || term.excluded || term.field)
    .map((term) => ({ id: `term:${printQuery([term])}`, label: printQuery([term]), without: { ...state, q: printQuery(terms.filter((other) => other !== term)) } }));
}

export function chipsOf(state: SearchState): Chip[] {
  const single = (key: keyof SearchState, label: string): Chip[] => (state[key] === EMPTY_STATE[key] ? [] : [{ id: key, label, without: drop(state, key) }]);
  return [
    ...termChips(state),
    ...(state.fields.length > 0 ? [{ id: 'fields', label: `In: ${state.fields.join(', ')}`, without: drop(state, 'fields') }] : []),
    ...listChips(state, 'languages', languageName),
    ...listChips(state, 'genres', genreName),
    ...listChips(state, 'notGenres', (genre) => `Not ${genreName(genre)}`),
    ...single('explicit', state.explicit === 'clean' ? 'Clean only' : 'Explicit only'),
    ...single('activeDays', `Active in ${state.activeDays} days`),
    ...single('foundedSince', `Started since ${formatDay(state.foundedSince)}`),
    ...single('publishedSince', `Published since ${formatDay(state.publishedSince)}`),
    ...single('publishedBefore', `Published before ${formatDay(state.publishedBefore)}`),
    ...single('hasTranscript', 'Has a transcript'),
    ...single('minEpisodes', `At least ${state.minEpisodes} episodes`),
    ...single('maxEpisodes', `At most ${state.maxEpisodes} episodes`),
    ...listChips(state, 'socials', (kind) => `On ${labelOf(SOCIAL_LABELS, kind)}`),
    ...single('hasContact', 'Has a contact'),
  ];
}

/** Only the words, the mode, the order and the view stay. */
export const withoutFilters = (state: SearchState): SearchState => ({ ...EMPTY_STATE, q: state.q, mode: state.mode, sort: state.sort, view: state.view });
