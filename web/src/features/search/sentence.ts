/** The query as a sentence: "Podcasts about startups and “venture capital”, without crypto, in Business, in English." */
import type { SearchMode } from '../../api/types';
import { joinAnd, joinOr } from '../../ui/format';
import { filterOf, setFilters } from './filters/table';
import type { FindBy, SearchState } from './state';
import { type Field, parseQuery, type QueryTerm } from './terms/syntax';
import { groupWords, termWords } from './terms/words';

const FIELD_WORDS: Readonly<Record<Field, string>> = { title: 'the title', description: 'the description', transcript: 'the transcript' };

const FOUND_BY: Readonly<Record<FindBy, string | null>> = { words: null, meaning: 'in whichever words', both: 'in these words or others' };

const quote = (term: QueryTerm) => {
  const text = term.phrase ? `“${term.text}”` : term.text;
  return term.field ? `${text} (in ${FIELD_WORDS[term.field]})` : text;
};

export function sentenceOf(state: SearchState, mode: SearchMode): string {
  const words = parseQuery(state.q);
  const wanted = [...words.filter((word) => !word.excluded).map(quote), ...state.terms.filter((term) => term.match !== 'not').map(termWords)];
  const unwanted = [...words.filter((word) => word.excluded).map(quote), ...state.terms.filter((term) => term.match === 'not').map(termWords)];
  const groups = state.groups.map((group) => (group.length > 1 ? `(${groupWords(group)})` : groupWords(group)));
  const about = [...wanted, ...groups];
  const subject = mode === 'podcasts' ? 'Podcasts' : 'Episodes';
  const parts = [
    about.length > 0 ? `${subject} about ${joinAnd(about)}` : subject,
    unwanted.length > 0 ? `without ${joinOr(unwanted)}` : null,
    mode === 'episodes' && state.fields.length > 0 ? `looking only in ${joinAnd(state.fields.map((field) => FIELD_WORDS[field]))}` : null,
    about.length > 0 && state.by !== null ? FOUND_BY[state.by] : null,
    ...setFilters(state).map((key) => filterOf(key).words(state[key])),
  ];
  return `${parts.filter((part) => part !== null).join(', ')}.`;
}
