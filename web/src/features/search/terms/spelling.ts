/** Puts the words that were probably meant in the place of those that were written. */
import type { SearchState } from '../state';
import { groupsOf, printQuery, type QueryTerm } from './syntax';
import type { Term, TermGroup } from './term';

const bare = (word: string) => word.replaceAll(/^-?\(?"?|"?\)?$/g, '');

const print = ({ text, phrase }: Term, excluded = false) => printQuery([{ text, phrase, excluded, field: null }]);

/** The line of the API: every term in the order in which it was sent, those of a group as `(these or those)`. */
const lineOf = (words: readonly QueryTerm[], terms: readonly Term[], groups: readonly TermGroup[]) =>
  [
    ...words.filter(({ group }) => group === undefined).map((term) => printQuery([{ ...term, field: null }])),
    ...terms.map((term) => print(term, term.match === 'not')),
    ...groupsOf(words).map(printQuery),
    ...groups.map((group) => `(${group.map((term) => print(term)).join(' or ')})`),
  ].join(' ');

/** `sent` are the words of the box that were sent. Null when the line is of another search. */
export function withSpelling(state: SearchState, sent: readonly QueryTerm[], line: string): SearchState | null {
  const before = lineOf(sent, state.terms, state.groups).split(/\s+/);
  const after = line.split(/\s+/);
  if (before.length !== after.length) return state.terms.length + state.groups.length === 0 && sent.every((term) => !term.field) ? { ...state, q: line } : null;
  // An excluded word stays as it is, so the same word can stand there twice.
  const changed = before.map((word, place) => [bare(word), bare(after[place] ?? word)] as const).filter(([was, is]) => was !== is);
  const meant = new Map(changed);
  const respell = (text: string) => text.split(' ').map((word) => meant.get(word) ?? word).join(' ');
  const q = printQuery(sent.map((term) => (term.excluded ? term : { ...term, text: respell(term.text) })));
  const respelt = (term: Term) => ({ ...term, text: respell(term.text) });
  const terms = state.terms.map((term) => (term.match === 'not' ? term : respelt(term)));
  return { ...state, q, terms, groups: state.groups.map((group) => group.map(respelt)) };
}
