/** Each filter and each term that is set, as a chip that takes it away. */
import type { SearchState } from '../state';
import { groupsOf, isLoose, parseQuery, printQuery } from '../terms/syntax';
import type { Term } from '../terms/term';
import { groupWords, targetWords, termWords } from '../terms/words';
import { filterOf, setFilters } from './table';

export interface Chip {
  id: string;
  label: string;
  /** The state without it. */
  without: SearchState;
}

/** A phrase, an excluded or a pinned word, and a group, can be taken away by itself; the loose words are in the box. */
function wordChips(state: SearchState): Chip[] {
  const words = parseQuery(state.q);
  const alone = words.filter((word) => word.group === undefined && !isLoose(word)).map((word) => [word]);
  return [...alone, ...groupsOf(words)].map((part) => ({
    id: `word:${printQuery(part)}`, label: printQuery(part), without: { ...state, q: printQuery(words.filter((other) => !part.includes(other))) },
  }));
}

const MATCH_WORDS: Readonly<Record<Term['match'], string>> = { optional: 'Maybe', must: 'Must', not: 'Not' };

function termChips(state: SearchState): Chip[] {
  const terms = state.terms.map((term, place) => ({
    id: `term:${place}`,
    label: `${MATCH_WORDS[term.match]}: ${termWords(term)}`,
    without: { ...state, terms: state.terms.filter((other) => other !== term) },
  }));
  const groups = state.groups.map((group, place) => ({
    id: `group:${place}`,
    label: `Any of: ${groupWords(group)}`,
    without: { ...state, groups: state.groups.filter((other) => other !== group) },
  }));
  return [...terms, ...groups];
}

export function chipsOf(state: SearchState): Chip[] {
  const filters = setFilters(state).flatMap((key) =>
    filterOf(key).parts(state[key]).map(({ label, rest }) => ({ id: `${key}:${label}`, label, without: { ...state, [key]: rest } as SearchState })),
  );
  const targets = state.targets.length > 0 ? [{ id: 'targets', label: `Only in ${targetWords(state.targets)}`, without: { ...state, targets: [] } }] : [];
  return [...wordChips(state), ...termChips(state), ...targets, ...filters];
}
