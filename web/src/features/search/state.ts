/** The state of the search page. All of it is in the URL. */
import type { SearchMode, SearchTarget } from '../../api/types';
import { type QueryString, readList } from '../../urls/query-string';
import { type Codec, list, oneOf, text, withDefault } from './codecs';
import { FILTERS, type FilterValues, NO_FILTERS } from './filters/filter-table';
import { type Sort, sorts } from './sorts';
import { TARGETS } from './terms/targets';
import { groupsCodec, type Term, type TermGroup, termsCodec } from './terms/term';

export const VIEWS = ['list', 'table'] as const;
export type View = (typeof VIEWS)[number];

/** How hits are found. */
export const RETRIEVAL_MODES = ['words', 'meaning', 'both'] as const;
export type RetrievalMode = (typeof RETRIEVAL_MODES)[number];

interface QueryState {
  q: string;
  /** Terms of the advanced search, in addition to the search box. */
  terms: Term[];
  /** At least one term in every group must match. */
  groups: TermGroup[];
  mode: SearchMode;
  /** The targets of terms without their own. An empty list selects the defaults. */
  targets: SearchTarget[];
  /** `null` lets the server decide. */
  retrievalMode: RetrievalMode | null;
  sorts: readonly Sort[];
  view: View | null;
  /** The slugs of the podcasts to compare. */
  compared: string[];
  /** Whether the comparison is open. */
  isComparing: 'yes' | null;
  /** The result that the quick look shows: the slug of a podcast, or the id of an episode. */
  look: string | null;
  /** The slug or id of the list that results are added to (spec 2). */
  selectedProject: string | null;
  /** Whether podcasts that are on that list are left out. */
  hideListed: 'yes' | null;
  /** Whether each podcast shows how well it fits that list. */
  relevancy: 'yes' | null;
  /** Whether podcasts are shown that the team has blacklisted. */
  includeBlacklisted: 'yes' | null;
  /** The id of the saved search that the page was opened with. */
  savedSearch: string | null;
  /** Whether the reader's default filters are still to be filled in. */
  defaultFilters: 'yes' | null;
}

export interface SearchState extends QueryState, FilterValues {}

const MAX_QUERY_LENGTH = 1000;
export const MIN_COMPARED = 2;
export const MAX_COMPARED = 4;
const SLUG = /^[\p{L}\p{N}_-]{1,200}$/u;

/** A slug or an id. */
const slug: Codec<string | null> = { empty: null, read: ([first = '']) => (SLUG.test(first) ? first : undefined), write: (value) => (value === null ? [] : [value]) };

/** The URL parameter and codec of each part of the state. */
const PARAMETERS: { [Key in keyof QueryState]: Codec<QueryState[Key]> & { param: string } } = {
  q: { param: 'q', ...text(MAX_QUERY_LENGTH) },
  terms: { param: 'term', ...termsCodec },
  groups: { param: 'any', ...groupsCodec },
  mode: { param: 'mode', ...withDefault<SearchMode>(oneOf(['podcasts', 'episodes']), 'podcasts') },
  targets: { param: 'in', ...list<SearchTarget>((item) => TARGETS.some((target) => target === item)) },
  retrievalMode: { param: 'by', ...oneOf(RETRIEVAL_MODES) },
  sorts: { param: 'sort', ...sorts },
  view: { param: 'view', ...oneOf(VIEWS) },
  compared: { param: 'compare', ...list<string>((item) => SLUG.test(item), undefined, MAX_COMPARED) },
  isComparing: { param: 'comparing', ...oneOf(['yes']) },
  look: { param: 'look', ...slug },
  selectedProject: { param: 'selected-project-slug', ...slug },
  hideListed: { param: 'hide-listed', ...oneOf(['yes']) },
  relevancy: { param: 'relevancy', ...oneOf(['yes']) },
  includeBlacklisted: { param: 'blacklisted', ...oneOf(['yes']) },
  savedSearch: { param: 'saved', ...slug },
  defaultFilters: { param: 'default-filters', ...oneOf(['yes']) },
};

const ALL_PARAMETERS = { ...PARAMETERS, ...FILTERS } as Record<string, Codec<unknown> & { param: string }>;
export const EMPTY_STATE: SearchState = {
  q: '', terms: [], groups: [], mode: 'podcasts', targets: [], retrievalMode: null, sorts: sorts.empty, view: null, compared: [], isComparing: null,
  look: null, selectedProject: null, hideListed: null, relevancy: null, includeBlacklisted: null, savedSearch: null, defaultFilters: null, ...NO_FILTERS,
};

export interface ParsedState {
  state: SearchState;
  /** The names of parameters that could not be parsed. */
  ignored: string[];
}

export function parseState(query: QueryString): ParsedState {
  const state: Record<string, unknown> = { ...EMPTY_STATE };
  const knownNames = new Set<string>();
  const ignored: string[] = [];
  for (const [key, { param, read }] of Object.entries(ALL_PARAMETERS)) {
    knownNames.add(param);
    const items = readList(query[param]);
    if (items.length === 0) continue;
    const value = read(items);
    if (value === undefined) ignored.push(param);
    else state[key] = value;
  }
  for (const name of Object.keys(query)) if (!knownNames.has(name)) ignored.push(name);
  return { state: state as unknown as SearchState, ignored };
}

/** Returns the query parameters of a state. Empty values are left out. */
export function formatState(state: SearchState): Record<string, string[]> {
  const values = state as unknown as Record<string, unknown>;
  const formatted = Object.entries(ALL_PARAMETERS).map(([key, { param, write }]) => [param, write(values[key])] as const);
  return Object.fromEntries(formatted.filter(([, items]) => items.length > 0));
}

/** Removes all filters. Terms, sorting and view stay. */
export const withoutFilters = (state: SearchState): SearchState => ({ ...state, targets: [], ...NO_FILTERS });
