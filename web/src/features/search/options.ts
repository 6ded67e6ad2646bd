/** From the page's state to what the API is asked. */
import type { SearchMode, SearchOptions, SearchTarget, SearchTerm, SearchTermGroup } from '../../api/types';
import { askFilters, type FilterKey, FILTERS, setFilters } from './filters/table';
import { askMatching } from './marked';
import { reasonForEpisodes } from './mode';
import { isAtLeast, type Plan } from './plans';
import { askSorts, SORT_FIELDS, sortsOf } from './sorts';
import { EMPTY_STATE, type SearchState } from './state';
import { type Field, groupsOf, isLongEnough, parseQuery, type QueryTerm } from './terms/syntax';
import { targetsIn } from './terms/targets';
import type { Term } from './terms/term';

export interface Search {
  mode: SearchMode;
  /** Why episodes are searched though podcasts were chosen (spec 4). */
  modeReason: string | null;
  options: SearchOptions;
  /** The terms of the box that are searched for. */
  words: QueryTerm[];
  /** Parts of the query that are too short to search for. */
  tooShort: string[];
  /** There is something to search for: "At least one search term or filter is required." */
  isComplete: boolean;
  /** A term looks at transcripts, so passages can be found. */
  hasPassages: boolean;
}

/** Where a word looks that is pinned. One pinned to transcripts makes the search one of episodes, so podcasts have none. */
const PINNED: Readonly<Record<SearchMode, Readonly<Record<Field, SearchTarget>>>> = {
  podcasts: { title: 'podcast-title', description: 'podcast-description', transcript: 'transcript' },
  episodes: { title: 'episode-title', description: 'episode-description', transcript: 'transcript' },
};

/** The state without the filters and orders that the plan does not have, and the names of those filters. */
export function withinPlan(state: SearchState, plan: Plan): { allowed: SearchState; locked: FilterKey[] } {
  const locked = setFilters(state).filter((key) => !isAtLeast(plan, FILTERS[key].plan));
  const sorts = state.sorts.filter((sort) => isAtLeast(plan, SORT_FIELDS[sort.field].plan));
  return { allowed: Object.assign({ ...state, sorts }, ...locked.map((key) => ({ [key]: EMPTY_STATE[key] }))) as SearchState, locked };
}

export function toSearch(state: SearchState): Search {
  const all = parseQuery(state.q);
  const words = all.filter((term) => isLongEnough(term.text));
  const terms = state.terms.filter((term) => isLongEnough(term.text));
  const groups = state.groups.map((group) => group.filter((term) => isLongEnough(term.text))).filter((group) => group.length > 0);
  const written = [...all, ...state.terms, ...state.groups.flat()];
  const forced = reasonForEpisodes(state);
  const mode: SearchMode = forced ? 'episodes' : state.mode;
  const chosen = [...targetsIn(mode, state.targets)];

  const askWord = ({ text, phrase, excluded, field }: QueryTerm): SearchTerm => ({
    searchTerm: text,
    searchType: 'text',
    searchTargets: field ? [PINNED[mode][field]] : chosen,
    searchTermOptions: { matchMode: excluded ? 'not' : phrase || field ? 'must' : 'optional', ...(phrase ? { phraseMatch: true } : {}) },
  });
  const askMember = (term: Term): SearchTermGroup['searchTerms'][number] => ({
    searchTerm: term.text,
    searchType: 'text',
    searchTargets: term.targets.length > 0 ? term.targets : chosen,
    searchTermOptions: askMatching(term),
  });
  const askTerm = (term: Term): SearchTerm => ({ ...askMember(term), searchTermOptions: { matchMode: term.match, ...askMatching(term) } });

  const askOfGroup = ({ text, phrase }: QueryTerm): SearchTermGroup['searchTerms'][number] => ({
    searchTerm: text,
    searchType: 'text',
    searchTargets: chosen,
    ...(phrase ? { searchTermOptions: { phraseMatch: true } } : {}),
  });

  const searchTerms = [...words.filter(({ group }) => group === undefined).map(askWord), ...terms.map(askTerm)];
  const searchTermGroups: SearchTermGroup[] = [...groupsOf(words).map((members) => members.map(askOfGroup)), ...groups.map((group) => group.map(askMember))].map((members) => ({ searchTerms: members }));
  const filters = askFilters(state);
  const targets = [...searchTerms, ...searchTermGroups.flatMap((group) => group.searchTerms)].flatMap((term) => term.searchTargets);
  return {
    mode,
    modeReason: state.mode === 'podcasts' ? forced : null,
    words,
    tooShort: written.filter(({ text }) => !isLongEnough(text)).map(({ text }) => text),
    isComplete: searchTerms.length + searchTermGroups.length > 0 || Object.keys(filters).length > 0,
    hasPassages: mode === 'episodes' && targets.includes('transcript'),
    options: {
      ...(searchTerms.length > 0 ? { searchTerms } : {}),
      ...(searchTermGroups.length > 0 ? { searchTermGroups } : {}),
      ...filters,
      sortOrder: askSorts(sortsOf(mode, state.sorts)),
      // Without words nothing is meant.
      ...(state.by && searchTerms.length + searchTermGroups.length > 0 ? { mode: state.by } : {}),
      ...(mode === 'episodes' ? { includeMatchSnippet: true } : {}),
    },
  };
}
