/**
 * How a search is understood, as a sentence: "Podcasts with “venture capital”, preferably with startups, without crypto, in titles and
 * descriptions, in English." The pieces tell what the reader wrote from what is said about it.
 */
import type { SearchMode } from '../../api/types';
import { listPieces } from '../../ui/format';
import { filterOf, setFilters } from './filters/table';
import type { FindBy, SearchState } from './state';
import { type Field, groupsOf, isLoose, parseQuery, type QueryTerm } from './terms/syntax';
import { targetsIn, USUAL_TARGETS } from './terms/targets';
import type { Term } from './terms/term';
import { groupWords, targetWords, termWords } from './terms/words';

/** Text, or a word of the reader's. */
export type Piece = string | { term: string };

const FIELD_WORDS: Readonly<Record<Field, string>> = { title: 'the title', description: 'the description', transcript: 'the transcript' };
const FOUND_BY: Readonly<Record<FindBy, string | null>> = { words: null, meaning: 'in whichever words', both: 'in these words or others' };
const USUAL_PLACES: Readonly<Record<SearchMode, string>> = { podcasts: 'titles and descriptions', episodes: 'titles, descriptions and transcripts' };
/** Of so many loose words all are wanted, and any only when nothing has all; of more, which describe, any will do (indexer, `least_words`). */
const ALL_WORDS_UP_TO = 3;

const quote = (word: QueryTerm) => {
  const text = word.phrase ? `“${word.text}”` : word.text;
  return word.field ? `${text} (in ${FIELD_WORDS[word.field]})` : text;
};

const wordsOf = (text: string) => [...new Set(text.split(/\s+/))];
const isPlain = (term: Term) => !term.phrase && !term.fuzzy && term.targets.length === 0;

/** What must match, each by itself; what may, a text each; and what must not. */
function sortTerms(state: SearchState) {
  const words = parseQuery(state.q);
  const must = state.terms.filter((term) => term.match === 'must');
  return {
    required: [
      ...words.filter((word) => !word.excluded && !isLoose(word) && word.group === undefined).map(quote),
      ...groupsOf(words).map((group) => `(${group.map(quote).join(' or ')})`),
      ...must.flatMap((term) => (isPlain(term) ? wordsOf(term.text) : [termWords(term)])),
      ...state.groups.map((group) => (group.length > 1 ? `(${groupWords(group)})` : groupWords(group))),
    ],
    optional: [
      ...words.filter(isLoose).map((word) => ({ text: word.text, words: wordsOf(word.text) })),
      ...state.terms.filter((term) => term.match === 'optional').map((term) => ({ text: termWords(term), words: isPlain(term) ? wordsOf(term.text) : [termWords(term)] })),
    ],
    unwanted: [...words.filter((word) => word.excluded).map(quote), ...state.terms.filter((term) => term.match === 'not').map(termWords)],
    usesChoice: words.some((word) => !word.field) || [...state.terms, ...state.groups.flat()].some((term) => term.targets.length === 0),
  };
}

const termPieces = (kind: 'and' | 'or', items: readonly string[]): Piece[] => listPieces(kind, items).map(({ text, isItem }) => (isItem ? { term: text } : text));
const all = (items: readonly string[]): Piece[] => [items.length > 2 ? 'all of ' : items.length === 2 ? 'both ' : '', ...termPieces('and', items)];
const any = (items: readonly string[]): Piece[] => [items.length > 1 ? 'any of ' : '', ...termPieces('or', items)];

/** The clauses about what is looked for. */
function wanted({ required, optional }: ReturnType<typeof sortTerms>): Piece[][] {
  if (required.length > 0) {
    const better = optional.flatMap(({ words }) => words);
    return [['with ', ...all(required)], ...(better.length > 0 ? [['preferably with ', ...termPieces('or', better)]] : [])];
  }
  const [one, another] = optional;
  if (!one) return [];
  if (another) return [['with ', ...any(optional.map(({ text }) => text))]];
  if (one.words.length === 1) return [['with ', ...all(one.words)]];
  return one.words.length <= ALL_WORDS_UP_TO ? [['with ', ...all(one.words)], ['or else any of them']] : [['with ', ...any(one.words)]];
}

/** `by` is what finds hits in fact, as far as it is known. */
export function sentencePieces(state: SearchState, mode: SearchMode, by: FindBy = state.by ?? 'words'): Piece[] {
  const terms = sortTerms(state);
  const everything = [...terms.required, ...terms.optional.map(({ text }) => text)];
  const targets = targetsIn(mode, state.targets);
  const places = targets.length === USUAL_TARGETS[mode].length && targets.every((target) => USUAL_TARGETS[mode].includes(target)) ? USUAL_PLACES[mode] : targetWords(targets);
  const [first, ...others] = by === 'meaning' && everything.length > 0 ? [['about ', ...termPieces('and', everything)]] : wanted(terms);
  const clauses: Piece[][] = [
    ...others,
    ...(terms.unwanted.length > 0 ? [['without ', ...termPieces('or', terms.unwanted)]] : []),
    ...(everything.length > 0 && FOUND_BY[by] ? [[FOUND_BY[by]]] : []),
    ...(terms.usesChoice ? [[`in ${places}`]] : []),
    ...setFilters(state).map((key) => [filterOf(key).words(state[key])]),
  ];
  return [mode === 'podcasts' ? 'Podcasts' : 'Episodes', ...(first ? [' ', ...first] : []), ...clauses.flatMap((clause): Piece[] => [', ', ...clause]), '.'];
}

export const sentenceOf = (...asked: Parameters<typeof sentencePieces>) =>
  sentencePieces(...asked)
    .map((piece) => (typeof piece === 'string' ? piece : piece.term))
    .join('');
