/**
 * How a search is understood, as a sentence: "Podcasts with “venture capital”, preferably with startups, without crypto, in titles and
 * descriptions, in English." The pieces tell what the reader wrote from what is said about it.
 */
import type { SearchMode } from '../../api/types';
import { formatListParts } from '../../ui/format';
import { filterOf, activeFilters } from './filters/filter-table';
import type { RetrievalMode, SearchState } from './state';
import { type Field, parseQuery, type QueryTerm } from './terms/query-syntax';
import { effectiveTargets, DEFAULT_TARGETS } from './terms/targets';
import type { Term } from './terms/term';
import { describeGroup, describeTargets, describeTerm } from './terms/term-labels';

/** Text, or a word of the reader's. */
export type SummaryPart = string | { term: string };

const FIELD_TEXTS: Readonly<Record<Field, string>> = { title: 'the title', description: 'the description', transcript: 'the transcript' };
const RETRIEVAL_TEXTS: Readonly<Record<RetrievalMode, string | null>> = { words: null, meaning: 'in whichever words', both: 'in these words or others' };
const DEFAULT_TARGET_TEXTS: Readonly<Record<SearchMode, string>> = { podcasts: 'titles and descriptions', episodes: 'titles, descriptions and transcripts' };
/** Of so many loose words all are wanted, and any only when nothing has all; of more, which describe, any will do (indexer, `least_words`). */
const ALL_WORDS_UP_TO = 3;

const formatQueryTerm = (word: QueryTerm) => {
  const text = word.phrase ? `“${word.text}”` : word.text;
  return word.field ? `${text} (in ${FIELD_TEXTS[word.field]})` : text;
};

const isFreeText = (word: QueryTerm) => !word.excluded && !word.phrase && !word.field;
const distinctWords = (text: string) => [...new Set(text.split(/\s+/))];
const hasNoOptions = (term: Term) => !term.phrase && !term.fuzzy && term.targets.length === 0;

/** What must match, each by itself; what may, a text each; and what must not. */
function classifyTerms(state: SearchState) {
  const words = parseQuery(state.q);
  const must = state.terms.filter((term) => term.match === 'must');
  return {
    required: [
      ...words.filter((word) => !word.excluded && !isFreeText(word)).map(formatQueryTerm),
      ...must.flatMap((term) => (hasNoOptions(term) ? distinctWords(term.text) : [describeTerm(term)])),
      ...state.groups.map((group) => (group.length > 1 ? `(${describeGroup(group)})` : describeGroup(group))),
    ],
    optional: [
      ...words.filter(isFreeText).map((word) => ({ text: word.text, words: distinctWords(word.text) })),
      ...state.terms.filter((term) => term.match === 'optional').map((term) => ({ text: describeTerm(term), words: hasNoOptions(term) ? distinctWords(term.text) : [describeTerm(term)] })),
    ],
    excluded: [...words.filter((word) => word.excluded).map(formatQueryTerm), ...state.terms.filter((term) => term.match === 'not').map(describeTerm)],
    usesSelectedTargets: words.some((word) => !word.field) || [...state.terms, ...state.groups.flat()].some((term) => term.targets.length === 0),
  };
}

const joinTerms = (kind: 'and' | 'or', items: readonly string[]): SummaryPart[] => formatListParts(kind, items).map(({ text, isItem }) => (isItem ? { term: text } : text));
const allOf = (items: readonly string[]): SummaryPart[] => [items.length > 2 ? 'all of ' : items.length === 2 ? 'both ' : '', ...joinTerms('and', items)];
const anyOf = (items: readonly string[]): SummaryPart[] => [items.length > 1 ? 'any of ' : '', ...joinTerms('or', items)];

/** The clauses about what is looked for. */
function includeClauses({ required, optional }: ReturnType<typeof classifyTerms>): SummaryPart[][] {
  if (required.length > 0) {
    const preferred = optional.flatMap(({ words }) => words);
    return [['with ', ...allOf(required)], ...(preferred.length > 0 ? [['preferably with ', ...joinTerms('or', preferred)]] : [])];
  }
  const [one, another] = optional;
  if (!one) return [];
  if (another) return [['with ', ...anyOf(optional.map(({ text }) => text))]];
  if (one.words.length === 1) return [['with ', ...allOf(one.words)]];
  return one.words.length <= ALL_WORDS_UP_TO ? [['with ', ...allOf(one.words)], ['or else any of them']] : [['with ', ...anyOf(one.words)]];
}

/** `by` is what finds hits in fact, as far as it is known. */
export function summaryParts(state: SearchState, mode: SearchMode, retrievalMode: RetrievalMode = state.retrievalMode ?? 'words'): SummaryPart[] {
  const terms = classifyTerms(state);
  const includedTerms = [...terms.required, ...terms.optional.map(({ text }) => text)];
  const targets = effectiveTargets(mode, state.targets);
  const targetText = targets.length === DEFAULT_TARGETS[mode].length && targets.every((target) => DEFAULT_TARGETS[mode].includes(target)) ? DEFAULT_TARGET_TEXTS[mode] : describeTargets(targets);
  const [first, ...others] = retrievalMode === 'meaning' && includedTerms.length > 0 ? [['about ', ...joinTerms('and', includedTerms)]] : includeClauses(terms);
  const clauses: SummaryPart[][] = [
    ...others,
    ...(terms.excluded.length > 0 ? [['without ', ...joinTerms('or', terms.excluded)]] : []),
    ...(includedTerms.length > 0 && RETRIEVAL_TEXTS[retrievalMode] ? [[RETRIEVAL_TEXTS[retrievalMode]]] : []),
    ...(terms.usesSelectedTargets ? [[`in ${targetText}`]] : []),
    ...activeFilters(state).map((key) => [filterOf(key).describe(state[key])]),
  ];
  return [mode === 'podcasts' ? 'Podcasts' : 'Episodes', ...(first ? [' ', ...first] : []), ...clauses.flatMap((clause): SummaryPart[] => [', ', ...clause]), '.'];
}

export const summaryText = (...asked: Parameters<typeof summaryParts>) =>
  summaryParts(...asked)
    .map((piece) => (typeof piece === 'string' ? piece : piece.term))
    .join('');
