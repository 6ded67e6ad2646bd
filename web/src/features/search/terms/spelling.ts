/** Applies a spelling correction of the API to the terms of a search. */
import type { SearchState } from '../state';
import { formatQuery, groupsOf, type QueryTerm } from './query-syntax';
import type { Term, TermGroup } from './term';

const stripPunctuation = (word: string) => word.replaceAll(/^-?\(?"?|"?\)?$/g, '');

const formatTerm = ({ text, phrase }: Term, excluded = false) => formatQuery([{ text, phrase, excluded, field: null }]);

/** Builds the query line as the API does: all terms in the order sent, a group as `(one or other)`. */
const toQueryLine = (words: readonly QueryTerm[], terms: readonly Term[], groups: readonly TermGroup[]) =>
  [
    ...words.filter(({ group }) => group === undefined).map((term) => formatQuery([{ ...term, field: null }])),
    ...terms.map((term) => formatTerm(term, term.match === 'not')),
    ...groupsOf(words).map(formatQuery),
    ...groups.map((group) => `(${group.map((term) => formatTerm(term)).join(' or ')})`),
  ].join(' ');

/** `sentTerms` are the terms of the search box that were sent. Returns null when the line does not align with the search. */
export function applySpelling(state: SearchState, sentTerms: readonly QueryTerm[], line: string): SearchState | null {
  const before = toQueryLine(sentTerms, state.terms, state.groups).split(/\s+/);
  const after = line.split(/\s+/);
  if (before.length !== after.length) return state.terms.length + state.groups.length === 0 && sentTerms.every((term) => !term.field) ? { ...state, q: line } : null;
  // Excluded words are not corrected, so a word can occur both corrected and unchanged.
  const changed = before.map((word, place) => [stripPunctuation(word), stripPunctuation(after[place] ?? word)] as const).filter(([was, is]) => was !== is);
  const corrections = new Map(changed);
  const correctText = (text: string) => text.split(' ').map((word) => corrections.get(word) ?? word).join(' ');
  const q = formatQuery(sentTerms.map((term) => (term.excluded ? term : { ...term, text: correctText(term.text) })));
  const correctTerm = (term: Term) => ({ ...term, text: correctText(term.text) });
  const terms = state.terms.map((term) => (term.match === 'not' ? term : correctTerm(term)));
  return { ...state, q, terms, groups: state.groups.map((group) => group.map(correctTerm)) };
}
