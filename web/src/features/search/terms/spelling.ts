/** Puts the words that were probably meant in the place of those that were written. */
import type { SearchState } from '../state';
import { formatQuery, type QueryTerm } from './query-syntax';
import type { Term, TermGroup } from './term';

const stripPunctuation = (word: string) => word.replaceAll(/^-?\(?"?|"?\)?$/g, '');

const formatTerm = ({ text, phrase }: Term, excluded = false) => formatQuery([{ text, phrase, excluded, field: null }]);

/** The line of the API: every term in the order in which it was sent, those of a group as `(these or those)`. */
const toQueryLine = (words: readonly QueryTerm[], terms: readonly Term[], groups: readonly TermGroup[]) =>
  [
    ...words.map((term) => formatQuery([{ ...term, field: null }])),
    ...terms.map((term) => formatTerm(term, term.match === 'not')),
    ...groups.map((group) => `(${group.map((term) => formatTerm(term)).join(' or ')})`),
  ].join(' ');

/** `sent` are the words of the box that were sent. Null when the line is of another search. */
export function applySpelling(state: SearchState, sentTerms: readonly QueryTerm[], line: string): SearchState | null {
  const before = toQueryLine(sentTerms, state.terms, state.groups).split(/\s+/);
  const after = line.split(/\s+/);
  if (before.length !== after.length) return state.terms.length + state.groups.length === 0 && sentTerms.every((term) => !term.field) ? { ...state, q: line } : null;
  // An excluded word stays as it is, so the same word can stand there twice.
  const changed = before.map((word, place) => [stripPunctuation(word), stripPunctuation(after[place] ?? word)] as const).filter(([was, is]) => was !== is);
  const corrections = new Map(changed);
  const correctText = (text: string) => text.split(' ').map((word) => corrections.get(word) ?? word).join(' ');
  const q = formatQuery(sentTerms.map((term) => (term.excluded ? term : { ...term, text: correctText(term.text) })));
  const correctTerm = (term: Term) => ({ ...term, text: correctText(term.text) });
  const terms = state.terms.map((term) => (term.match === 'not' ? term : correctTerm(term)));
  return { ...state, q, terms, groups: state.groups.map((group) => group.map(correctTerm)) };
}
