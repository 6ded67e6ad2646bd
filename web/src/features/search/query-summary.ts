/**
 * Describes how a search is understood: "Podcasts with “venture capital”, preferably with startups, without crypto, in titles and
 * descriptions, in English." The parts separate the reader's terms from the text around them.
 */
import type { SearchMode } from '../../api/types';
import { formatListParts } from '../../ui/text/format';
import { activeFilters, filterOf } from './filters/filter-table';
import type { RetrievalMode, SearchState } from './state';
import { type Field, groupsOf, isFreeText, parseQuery, type QueryTerm } from './terms/query-syntax';
import { DEFAULT_TARGETS, effectiveTargets } from './terms/targets';
import type { Term } from './terms/term';
import { describeGroup, describeTargets, describeTerm } from './terms/term-labels';

/** Text, or a term of the reader. */
export type SummaryPart = string | { term: string };

const FIELD_TEXTS: Readonly<Record<Field, string>> = { title: 'the title', description: 'the description', transcript: 'the transcript' };
const RETRIEVAL_TEXTS: Readonly<Record<RetrievalMode, string | null>> = { words: null, meaning: 'in any words', both: 'in these or related words' };
const DEFAULT_TARGET_TEXTS: Readonly<Record<SearchMode, string>> = { podcasts: 'titles and descriptions', episodes: 'titles, descriptions and transcripts' };
/** Podcasts also match by their newest episodes, unless a term is required. */
const TEXTS_WITH_EPISODES = 'titles, descriptions and episodes';
/** Up to this many free-text words rank hits with all words first, then hits with any. More words match any (`least_words` of the indexer). */
const MAX_WORDS_RANKED_BY_ALL = 3;

const formatQueryTerm = (term: QueryTerm) => {
  const text = term.phrase ? `“${term.text}”` : term.text;
  return term.field ? `${text} (in ${FIELD_TEXTS[term.field]})` : text;
};

const distinctWords = (text: string) => [...new Set(text.split(/\s+/))];
const hasNoOptions = (term: Term) => !term.phrase && !term.fuzzy && term.targets.length === 0;

/** Sorts all terms into required, optional and excluded ones. */
function classifyTerms(state: SearchState) {
  const queryTerms = parseQuery(state.q);
  const requiredTerms = state.terms.filter((term) => term.match === 'must');
  return {
    required: [
      ...queryTerms.filter((term) => !term.excluded && !isFreeText(term) && term.group === undefined).map(formatQueryTerm),
      ...groupsOf(queryTerms).map((group) => `(${group.map(formatQueryTerm).join(' or ')})`),
      ...requiredTerms.flatMap((term) => (hasNoOptions(term) ? distinctWords(term.text) : [describeTerm(term)])),
      ...state.groups.map((group) => (group.length > 1 ? `(${describeGroup(group)})` : describeGroup(group))),
    ],
    optional: [
      ...queryTerms.filter(isFreeText).map(({ text }) => ({ text, words: distinctWords(text) })),
      ...state.terms.filter((term) => term.match === 'optional').map((term) => ({ text: describeTerm(term), words: hasNoOptions(term) ? distinctWords(term.text) : [describeTerm(term)] })),
    ],
    excluded: [...queryTerms.filter((term) => term.excluded).map(formatQueryTerm), ...state.terms.filter((term) => term.match === 'not').map(describeTerm)],
    usesSelectedTargets: queryTerms.some((term) => !term.field) || [...state.terms, ...state.groups.flat()].some((term) => term.targets.length === 0),
  };
}

const joinTerms = (kind: 'and' | 'or', items: readonly string[]): SummaryPart[] => formatListParts(kind, items).map(({ text, isItem }) => (isItem ? { term: text } : text));
const allOf = (items: readonly string[]): SummaryPart[] => [items.length > 2 ? 'all of ' : items.length === 2 ? 'both ' : '', ...joinTerms('and', items)];
const anyOf = (items: readonly string[]): SummaryPart[] => [items.length > 1 ? 'any of ' : '', ...joinTerms('or', items)];

/** Returns the clauses about required and optional terms. */
function includeClauses({ required, optional }: ReturnType<typeof classifyTerms>): SummaryPart[][] {
  if (required.length > 0) {
    const preferred = optional.flatMap(({ words }) => words);
    return [['with ', ...allOf(required)], ...(preferred.length > 0 ? [['preferably with ', ...joinTerms('or', preferred)]] : [])];
  }
  const [first, second] = optional;
  if (!first) return [];
  if (second) return [['with ', ...anyOf(optional.map(({ text }) => text))]];
  if (first.words.length === 1) return [['with ', ...allOf(first.words)]];
  return [first.words.length <= MAX_WORDS_RANKED_BY_ALL ? ['that mention ', ...joinTerms('or', first.words)] : ['with ', ...anyOf(first.words)]];
}

/** `retrievalMode` is the one that the server used, once it has responded. */
export function summaryParts(state: SearchState, mode: SearchMode, retrievalMode: RetrievalMode = state.retrievalMode ?? 'words'): SummaryPart[] {
  const terms = classifyTerms(state);
  const includedTerms = [...terms.required, ...terms.optional.map(({ text }) => text)];
  const targets = effectiveTargets(mode, state.targets);
  const searchesEpisodes = mode === 'podcasts' && retrievalMode !== 'meaning' && terms.required.length === 0 && terms.optional.length > 0;
  const defaultText = searchesEpisodes ? TEXTS_WITH_EPISODES : DEFAULT_TARGET_TEXTS[mode];
  const targetText = targets.length === DEFAULT_TARGETS[mode].length && targets.every((target) => DEFAULT_TARGETS[mode].includes(target)) ? defaultText : describeTargets(targets);
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

export const summaryText = (...search: Parameters<typeof summaryParts>) =>
  summaryParts(...search)
    .map((part) => (typeof part === 'string' ? part : part.term))
    .join('');
