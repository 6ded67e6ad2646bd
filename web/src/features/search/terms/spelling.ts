/** Puts the words that were probably meant in the place of those that were written. */
import type { SearchState } from '../state';
import { printQuery, type QueryTerm } from './syntax';
import type { Term } from './term';

const bare = (word: string) => word.replaceAll(/^-?"?|"$/g, '');

/** The line of the API: every term outside of groups in the order in which it was sent. */
const lineOf = (words: readonly QueryTerm[], terms: readonly Term[]) =>
  printQuery([...words.map((term) => ({ ...term, field: null })), ...terms.map(({ text, phrase, match }) => ({ text, phrase, excluded: match === 'not', field: null }))]);

/** `sent` are the words of the box that were sent. Null when the line is of another search. */
export function withSpelling(state: SearchState, sent: readonly QueryTerm[], line: string): SearchState | null {
  const before = lineOf(sent, state.terms).split(/\s+/);
  const after = line.split(/\s+/);
  if (before.length !== after.length) return state.terms.length === 0 && sent.every((term) => !term.field) ? { ...state, q: line } : null;
  // An excluded word stays as it is, so the same word can stand there twice.
  const changed = before.map((word, place) => [bare(word), bare(after[place] ?? word)] as const).filter(([was, is]) => was !== is);
  const meant = new Map(changed);
  const respell = (text: string) => text.split(' ').map((word) => meant.get(word) ?? word).join(' ');
  const q = printQuery(sent.map((term) => (term.excluded ? term : { ...term, text: respell(term.text) })));
  return { ...state, q, terms: state.terms.map((term) => (term.match === 'not' ? term : { ...term, text: respell(term.text) })) };
}
