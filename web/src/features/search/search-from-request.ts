/** Converts a request of the API back to the state of the page: saved searches and the search history store requests. */
import type { SearchMode, SearchOptions, SearchTarget, SearchTerm, SearchTermGroup } from '../../api/types';
import { type FilterKey, fromFilterOptions } from './filters/filter-table';
import { toSearchRequest } from './search-request';
import { SORT_NAMES, RELEVANCE, type Sort, sortBy } from './sorts';
import { EMPTY_STATE, RETRIEVAL_MODES, type SearchState } from './state';
import { formatQuery, type QueryTerm } from './terms/query-syntax';
import { TARGETS, toStoredTargets } from './terms/targets';
import { MATCH_MODES, type Term } from './terms/term';
import { fromApiMatchOptions } from './tagged-text';

export interface RestoredSearch {
  state: SearchState;
  /** Filters with a value that the page cannot show. */
  unread: FilterKey[];
}

type GroupMember = SearchTerm | SearchTermGroup['searchTerms'][number];

const targetsOf = (term: GroupMember): SearchTarget[] => TARGETS.filter((target) => (term.searchTargets as readonly string[]).includes(target));

/** A term with the targets of the whole search has no targets of its own. */
const ownTargets = (term: GroupMember, shared: readonly SearchTarget[]): SearchTarget[] => (targetsOf(term).join() === shared.join() ? [] : targetsOf(term));

function toTerm(term: GroupMember, shared: readonly SearchTarget[]): Term {
  const matchMode = term.searchTermOptions && 'matchMode' in term.searchTermOptions ? term.searchTermOptions.matchMode : null;
  return { ...fromApiMatchOptions(term.searchTermOptions), text: term.searchTerm, match: MATCH_MODES.find((mode) => mode === matchMode) ?? 'optional', targets: ownTargets(term, shared) };
}

/** The term in the syntax of the search box, or null when the syntax cannot express it. */
function toQueryTerm({ text, match, targets, phrase, slop, fuzzy }: Term): QueryTerm | null {
  if (targets.length > 0 || slop > 0 || fuzzy || phrase !== (match === 'must') || (match === 'not' && phrase)) return null;
  return { text, phrase, excluded: match === 'not', field: null };
}

const readSorts = (order: SearchOptions['sortOrder']): readonly Sort[] => {
  const sorts = (order ?? []).flatMap(({ field, direction, nullOrder }) => {
    const name = SORT_NAMES.find((known) => known === field);
    if (!name) return [];
    const usual = sortBy(name);
    return [{ ...usual, direction: direction === 'asc' || direction === 'desc' ? direction : usual.direction, nulls: nullOrder === 'first' ? ('first' as const) : ('last' as const) }];
  });
  return sorts.length > 0 ? sorts : RELEVANCE;
};

/** The parts of a request that decide what is searched, in a canonical form. */
const comparable = ({ searchTerms, searchTermGroups }: SearchOptions) => JSON.stringify([searchTerms ?? [], searchTermGroups ?? []]);

/** The parts of a request that concern the team's own lists. A project leaves out what is on it unless it is set otherwise. */
type ListRequest = Pick<SearchOptions, 'projectId' | 'project'> & { includeBlacklisted?: boolean | null };

function listStateOf({ projectId, project, includeBlacklisted }: ListRequest): Pick<SearchState, 'selectedProject' | 'hideListed' | 'relevancy' | 'includeBlacklisted'> {
  const id = project?.projectId ?? projectId ?? null;
  const keepsListed = project?.excludePodcastsOnList === false;
  return { selectedProject: id, hideListed: id === null || keepsListed ? null : 'yes', relevancy: id !== null && project?.includePodcastRelevancy === true ? 'yes' : null, includeBlacklisted: includeBlacklisted === true ? 'yes' : null };
}

export function fromSearchRequest(mode: SearchMode, options: SearchOptions): RestoredSearch {
  const terms = options.searchTerms ?? [];
  const groups = options.searchTermGroups ?? [];
  const [first] = [...terms, ...groups.flatMap(({ searchTerms }) => searchTerms)];
  const shared = first ? targetsOf(first) : [];
  const { values, unread } = fromFilterOptions(options);
  const plain: SearchState = {
    ...EMPTY_STATE,
    ...values,
    mode,
    targets: toStoredTargets(mode, shared),
    terms: terms.map((term) => toTerm(term, shared)),
    groups: groups.map(({ searchTerms }) => searchTerms.map((term) => toTerm(term, shared))),
    sorts: readSorts(options.sortOrder),
    ...listStateOf(options),
    retrievalMode: RETRIEVAL_MODES.find((name) => name === options.mode) ?? null,
  };
  const queryTerms = plain.terms.map(toQueryTerm);
  const inBox = queryTerms.filter((term) => term !== null);
  const short: SearchState = { ...plain, q: formatQuery(inBox), terms: plain.terms.filter((_, place) => queryTerms[place] === null) };
  // Moves terms into the search box when the request stays the same.
  const isSame = comparable(toSearchRequest(short).options) === comparable(toSearchRequest(plain).options);
  return { state: isSame ? short : plain, unread };
}
