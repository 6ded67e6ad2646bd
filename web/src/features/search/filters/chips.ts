/** Chips for the active filters and terms. Each chip removes one of them. */
import type { SearchState } from '../state';
import { formatQuery, groupsOf, isFreeText, parseQuery } from '../terms/query-syntax';
import type { Term } from '../terms/term';
import { describeGroup, describeTargets, describeTerm } from '../terms/term-labels';
import { activeFilters, filterOf } from './filter-table';

export interface Chip {
  id: string;
  label: string;
  /** The state without the chip's part. */
  without: SearchState;
}

/** Phrases, excluded terms, terms with a field and groups have a chip each. Free text stays in the search box. */
function queryChips(state: SearchState): Chip[] {
  const terms = parseQuery(state.q);
  const singleTerms = terms.filter((term) => term.group === undefined && !isFreeText(term)).map((term) => [term]);
  return [...singleTerms, ...groupsOf(terms)].map((part) => ({
    id: `word:${formatQuery(part)}`, label: formatQuery(part), without: { ...state, q: formatQuery(terms.filter((other) => !part.includes(other))) },
  }));
}

const MATCH_LABELS: Readonly<Record<Term['match'], string>> = { optional: 'Optional', must: 'Required', not: 'Excluded' };

function termChips(state: SearchState): Chip[] {
  const terms = state.terms.map((term, place) => ({
    id: `term:${place}`,
    label: `${MATCH_LABELS[term.match]}: ${describeTerm(term)}`,
    without: { ...state, terms: state.terms.filter((other) => other !== term) },
  }));
  const groups = state.groups.map((group, place) => ({
    id: `group:${place}`,
    label: `Any of: ${describeGroup(group)}`,
    without: { ...state, groups: state.groups.filter((other) => other !== group) },
  }));
  return [...terms, ...groups];
}

export function chipsOf(state: SearchState): Chip[] {
  const filters = activeFilters(state).flatMap((key) =>
    filterOf(key).toParts(state[key]).map(({ label, rest }) => ({ id: `${key}:${label}`, label, without: { ...state, [key]: rest } as SearchState })),
  );
  const targets = state.targets.length > 0 ? [{ id: 'targets', label: `Only in ${describeTargets(state.targets)}`, without: { ...state, targets: [] } }] : [];
  return [...queryChips(state), ...termChips(state), ...targets, ...filters];
}
