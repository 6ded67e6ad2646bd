/** Converts the state of the page to a request of the API. */
import type { SearchMode, SearchOptions, SearchTarget, SearchTerm, SearchTermGroup } from '../../api/types';
import { activeFilters, type FilterKey, FILTERS, toFilterOptions } from './filters/filter-table';
import { toApiMatchOptions } from './tagged-text';
import { episodeModeReason } from './search-mode';
import { isAtLeast, type Plan } from './plans';
import { applicableSorts, SORT_FIELDS, toSortOrder } from './sorts';
import { EMPTY_STATE, type SearchState } from './state';
import { type Field, groupsOf, isLongEnough, parseQuery, type QueryTerm } from './terms/query-syntax';
import { effectiveTargets } from './terms/targets';
import type { Term } from './terms/term';

export interface SearchRequest {
  mode: SearchMode;
  /** Why episodes are searched although podcasts are selected (spec 4). */
  modeReason: string | null;
  options: SearchOptions;
  /** The terms of the search box that are sent. */
  words: QueryTerm[];
  /** Terms that are too short and not sent. */
  tooShort: string[];
  /** Whether there is something to search for: "At least one search term or filter is required." */
  isComplete: boolean;
  /** Whether a term searches transcripts, so that passages can match. */
  hasPassages: boolean;
}

/** The target of a term with a field. The transcript field switches the search to episodes, so podcasts never use it. */
const FIELD_TARGETS: Readonly<Record<SearchMode, Readonly<Record<Field, SearchTarget>>>> = {
  podcasts: { title: 'podcast-title', description: 'podcast-description', transcript: 'transcript' },
  episodes: { title: 'episode-title', description: 'episode-description', transcript: 'transcript' },
};

/** A project hides what is on it, and what is ignored there, unless it is set otherwise. */
const toHiddenOptions = (hideListed: SearchState['hideListed']) => (hideListed ? { excludePodcastsOnList: true } : { excludePodcastsOnList: false, excludeIgnoredPodcasts: false });

/** The parts of a request that concern the team's own lists. */
export const toListOptions = ({ selectedProject, hideListed, relevancy, includeBlacklisted }: Pick<SearchState, 'selectedProject' | 'hideListed' | 'relevancy' | 'includeBlacklisted'>) => ({
  ...(selectedProject && (hideListed || relevancy) ? { project: { projectId: selectedProject, ...toHiddenOptions(hideListed), ...(relevancy ? { includePodcastRelevancy: true } : {}) } } : {}),
  ...(includeBlacklisted ? { includeBlacklisted: true } : {}),
});

/** Drops filters and sort fields that the plan does not include, and returns the dropped filters. */
export function applyPlan(state: SearchState, plan: Plan): { allowed: SearchState; locked: FilterKey[] } {
  const locked = activeFilters(state).filter((key) => !isAtLeast(plan, FILTERS[key].plan));
  const sorts = state.sorts.filter((sort) => isAtLeast(plan, SORT_FIELDS[sort.field].plan));
  // Lists need an account.
  const lists = plan === 'public' ? { selectedProject: null, hideListed: null, relevancy: null, includeBlacklisted: null, savedSearch: null } : {};
  return { allowed: Object.assign({ ...state, ...lists, sorts }, ...locked.map((key) => ({ [key]: EMPTY_STATE[key] }))) as SearchState, locked };
}

export function toSearchRequest(state: SearchState): SearchRequest {
  const queryTerms = parseQuery(state.q);
  const words = queryTerms.filter((term) => isLongEnough(term.text));
  const terms = state.terms.filter((term) => isLongEnough(term.text));
  const groups = state.groups.map((group) => group.filter((term) => isLongEnough(term.text))).filter((group) => group.length > 0);
  const allTerms = [...queryTerms, ...state.terms, ...state.groups.flat()];
  const episodeReason = episodeModeReason(state);
  const mode: SearchMode = episodeReason ? 'episodes' : state.mode;
  const selectedTargets = [...effectiveTargets(mode, state.targets)];

  const fromQueryTerm = ({ text, phrase, excluded, field }: QueryTerm): SearchTerm => ({
    searchTerm: text,
    searchType: 'text',
    searchTargets: field ? [FIELD_TARGETS[mode][field]] : selectedTargets,
    searchTermOptions: { matchMode: excluded ? 'not' : phrase || field ? 'must' : 'optional', ...(phrase ? { phraseMatch: true } : {}) },
  });
  const fromGroupMember = (term: Term): SearchTermGroup['searchTerms'][number] => ({
    searchTerm: term.text,
    searchType: 'text',
    searchTargets: term.targets.length > 0 ? term.targets : selectedTargets,
    searchTermOptions: toApiMatchOptions(term),
  });
  const fromTerm = (term: Term): SearchTerm => ({ ...fromGroupMember(term), searchTermOptions: { matchMode: term.match, ...toApiMatchOptions(term) } });

  const fromQueryGroupMember = ({ text, phrase }: QueryTerm): SearchTermGroup['searchTerms'][number] => ({
    searchTerm: text,
    searchType: 'text',
    searchTargets: selectedTargets,
    ...(phrase ? { searchTermOptions: { phraseMatch: true } } : {}),
  });

  const searchTerms = [...words.filter(({ group }) => group === undefined).map(fromQueryTerm), ...terms.map(fromTerm)];
  const searchTermGroups: SearchTermGroup[] = [...groupsOf(words).map((members) => members.map(fromQueryGroupMember)), ...groups.map((group) => group.map(fromGroupMember))].map((members) => ({ searchTerms: members }));
  const filters = toFilterOptions(state);
  const targets = [...searchTerms, ...searchTermGroups.flatMap((group) => group.searchTerms)].flatMap((term) => term.searchTargets);
  return {
    mode,
    modeReason: state.mode === 'podcasts' ? episodeReason : null,
    words,
    tooShort: allTerms.filter(({ text }) => !isLongEnough(text)).map(({ text }) => text),
    isComplete: searchTerms.length + searchTermGroups.length > 0 || Object.keys(filters).length > 0,
    hasPassages: mode === 'episodes' && targets.includes('transcript'),
    options: {
      ...(searchTerms.length > 0 ? { searchTerms } : {}),
      ...(searchTermGroups.length > 0 ? { searchTermGroups } : {}),
      ...filters,
      ...toListOptions(state),
      sortOrder: toSortOrder(applicableSorts(mode, state.sorts)),
      // Semantic search needs a term: filters alone have no meaning to embed.
      ...(state.retrievalMode && searchTerms.length + searchTermGroups.length > 0 ? { mode: state.retrievalMode } : {}),
      ...(mode === 'episodes' ? { includeMatchSnippet: true } : {}),
    },
  };
}
