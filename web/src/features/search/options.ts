/** From the page's state to what the API is asked. */
import type { SearchMode, SearchOptions, SearchTarget, SearchTerm } from '../../api/types';
import { isLocked, type Plan } from './plans';
import { EMPTY_STATE, type SearchState, type Sort } from './state';
import { type Field, FIELDS, MIN_TERM_LENGTH, parseQuery, type QueryTerm } from './syntax';

const DAY_MS = 86_400_000;

export interface Search {
  mode: SearchMode;
  /** Why episodes are searched though podcasts were chosen (spec 4). */
  modeReason: string | null;
  options: SearchOptions;
  /** Parts of the query that are too short to search for. */
  tooShort: string[];
  /** There is something to search for: "At least one search term or filter is required." */
  isComplete: boolean;
}

const SORT_FIELDS: Readonly<Record<Sort, NonNullable<SearchOptions['sortOrder']>[number]>> = {
  relevance: { field: 'relevance' },
  recent: { field: 'recentActivity', direction: 'desc' },
  title: { field: 'title', direction: 'asc' },
};

const TARGETS: Readonly<Record<SearchMode, Readonly<Record<Field, SearchTarget | null>>>> = {
  podcasts: { title: 'podcast-title', description: 'podcast-description', transcript: null },
  episodes: { title: 'episode-title', description: 'episode-description', transcript: 'transcript' },
};

const isSet = (state: SearchState, key: keyof SearchState) => (Array.isArray(state[key]) ? state[key].length > 0 : state[key] !== EMPTY_STATE[key]);

/** The state without the filters that the plan does not have, and the names of those. */
export function withinPlan(state: SearchState, plan: Plan): { allowed: SearchState; locked: (keyof SearchState)[] } {
  const locked = (Object.keys(EMPTY_STATE) as (keyof SearchState)[]).filter((key) => isLocked(key, plan) && isSet(state, key));
  return { allowed: Object.assign({ ...state }, ...locked.map((key) => ({ [key]: EMPTY_STATE[key] }))) as SearchState, locked };
}

// Spec 4, Search mode.
function reasonForEpisodes(state: SearchState, terms: readonly QueryTerm[]): string | null {
  if (terms.some((term) => term.field === 'transcript')) return 'Searching episodes because a transcript term is set.';
  if (state.hasTranscript) return 'Searching episodes because the filter “has a transcript” is set.';
  if (state.publishedSince || state.publishedBefore) return 'Searching episodes because a publication date is set.';
  return null;
}

function toTerm(term: QueryTerm, mode: SearchMode, fields: readonly Field[]): SearchTerm {
  const wanted: readonly Field[] = term.field ? [term.field] : mode === 'episodes' && fields.length > 0 ? fields : FIELDS;
  const searchTargets = wanted.map((field) => TARGETS[mode][field]).filter((target) => target !== null);
  const matchMode = term.excluded ? 'not' : term.phrase || term.field ? 'must' : 'optional';
  return {
    searchTerm: term.text,
    searchType: 'text',
    searchTargets,
    searchTermOptions: term.phrase ? { matchMode, phraseMatch: true } : { matchMode },
  };
}

const sinceDays = (days: number, nowMs: number) => new Date(Math.floor(nowMs / DAY_MS) * DAY_MS - days * DAY_MS).toISOString();
const list = (items: string[]) => (items.length > 0 ? items : undefined);

function filtersOf(state: SearchState, nowMs: number): SearchOptions {
  return {
    languages: list(state.languages),
    includeItunesGenres: list(state.genres),
    excludeItunesGenres: list(state.notGenres),
    explicit: state.explicit ?? undefined,
    lastEpisodeDateSince: state.activeDays === null ? undefined : sinceDays(state.activeDays, nowMs),
    foundedSince: state.foundedSince ?? undefined,
    publishedSince: state.publishedSince ?? undefined,
    publishedBefore: state.publishedBefore ?? undefined,
    hasTranscript: state.hasTranscript || undefined,
    minTotalEpisodes: state.minEpisodes ?? undefined,
    maxTotalEpisodes: state.maxEpisodes ?? undefined,
    hasSocials: list(state.socials),
    hasPrimaryContact: state.hasContact || undefined,
  };
}

/** `state` is already within the plan. */
export function toSearch(state: SearchState, nowMs: number): Search {
  const all = parseQuery(state.q);
  const terms = all.filter((term) => term.text.length >= MIN_TERM_LENGTH);
  const forced = reasonForEpisodes(state, terms);
  const mode: SearchMode = forced ? 'episodes' : state.mode;
  const filters = Object.fromEntries(Object.entries(filtersOf(state, nowMs)).filter(([, value]) => value !== undefined)) as SearchOptions;
  return {
    mode,
    modeReason: state.mode === 'podcasts' ? forced : null,
    tooShort: all.filter((term) => !terms.includes(term)).map((term) => term.text),
    isComplete: terms.length > 0 || Object.keys(filters).length > 0,
    options: {
      ...(terms.length > 0 ? { searchTerms: terms.map((term) => toTerm(term, mode, state.fields)) } : {}),
      ...filters,
      sortOrder: [SORT_FIELDS[state.sort]],
      ...(mode === 'episodes' ? { includeMatchSnippet: true } : {}),
    },
  };
}
