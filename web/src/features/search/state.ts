/** The search page's state, all of it in the URL. */
import { type QueryString, readCount, readList, readText } from '../../app/query-string';
import type { SearchMode } from '../../api/types';
import { SOCIAL_LABELS } from '../../ui/labels';
import { type Field, FIELDS } from './syntax';

export const ACTIVE_WITHIN_DAYS = [7, 30, 90, 365] as const;
export const SORTS = ['relevance', 'recent', 'title'] as const;
export const VIEWS = ['list', 'table'] as const;

export type Sort = (typeof SORTS)[number];
export type View = (typeof VIEWS)[number];

export interface SearchState {
  q: string;
  mode: SearchMode;
  /** In which texts of an episode to look; all of them when empty. */
  fields: Field[];
  languages: string[];
  genres: string[];
  notGenres: string[];
  explicit: 'clean' | 'explicit' | null;
  activeDays: number | null;
  foundedSince: string | null;
  publishedSince: string | null;
  publishedBefore: string | null;
  hasTranscript: boolean;
  minEpisodes: number | null;
  maxEpisodes: number | null;
  /** Platforms; a podcast has every one of them. */
  socials: string[];
  hasContact: boolean;
  sort: Sort;
  view: View | null;
}

export const EMPTY_STATE: SearchState = {
  q: '', mode: 'podcasts', fields: [], languages: [], genres: [], notGenres: [], explicit: null, activeDays: null,
  foundedSince: null, publishedSince: null, publishedBefore: null, hasTranscript: false, minEpisodes: null, maxEpisodes: null,
  socials: [], hasContact: false, sort: 'relevance', view: null,
};

/** A parser answers `undefined` to what it cannot read. */
type Parse<Value> = (value: QueryString[string]) => Value | undefined;

const MAX_ITEMS = 30;
const MAX_QUERY_LENGTH = 1000;
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const oneOf = <Value extends string>(values: readonly Value[]): Parse<Value> => (value) => values.find((known) => known === readText(value));
const yes: Parse<boolean> = (value) => (readText(value) === 'yes' ? true : undefined);
const count: Parse<number> = (value) => readCount(value) ?? undefined;
const positive: Parse<number> = (value) => readCount(value) || undefined;

const day: Parse<string> = (value) => {
  const text = readText(value);
  if (!text || !DAY.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
};

const listOf = (isItem: (item: string) => boolean): Parse<string[]> => (value) => {
  const items = readList(value).map((item) => item.toLowerCase());
  return items.length <= MAX_ITEMS && items.every(isItem) ? [...new Set(items)] : undefined;
};

const activeDays: Parse<number> = (value) => {
  const text = readText(value);
  const days = text?.endsWith('d') ? Number(text.slice(0, -1)) : Number.NaN;
  return ACTIVE_WITHIN_DAYS.find((known) => known === days);
};

const isGenre = (item: string) => item.length <= 60;

/** Each word of the URL: the part of the state it holds and how it is read. */
const PARAMETERS: { [Key in keyof SearchState]: readonly [name: string, parse: Parse<SearchState[Key]>] } = {
  q: ['q', (value) => readText(value)?.slice(0, MAX_QUERY_LENGTH)],
  mode: ['mode', oneOf<SearchMode>(['podcasts', 'episodes'])],
  fields: ['in', (value) => listOf((item) => FIELDS.some((field) => field === item))(value) as Field[] | undefined],
  languages: ['languages', listOf((item) => LANGUAGE.test(item))],
  genres: ['genres', listOf(isGenre)],
  notGenres: ['not-genres', listOf(isGenre)],
  explicit: ['explicit', oneOf<'clean' | 'explicit'>(['clean', 'explicit'])],
  activeDays: ['active', activeDays],
  foundedSince: ['founded-since', day],
  publishedSince: ['published-since', day],
  publishedBefore: ['published-before', day],
  hasTranscript: ['has-transcript', yes],
  minEpisodes: ['min-episodes', count],
  maxEpisodes: ['max-episodes', positive],
  socials: ['socials', listOf((item) => Object.hasOwn(SOCIAL_LABELS, item))],
  hasContact: ['has-contact', yes],
  sort: ['sort', oneOf(SORTS)],
  view: ['view', oneOf(VIEWS)],
};
const KEYS = Object.keys(PARAMETERS) as (keyof SearchState)[];
/** Known to other parts of the product, and no reason for a notice. */
const PASSED_OVER = new Set(['selected-project-slug']);

export interface ParsedState {
  state: SearchState;
  /** The names of the parameters that were left out because nothing could be made of them. */
  ignored: string[];
}

export function parseState(query: QueryString): ParsedState {
  const state: Record<string, unknown> = { ...EMPTY_STATE };
  const known = new Set<string>(PASSED_OVER);
  const ignored: string[] = [];
  for (const key of KEYS) {
    const [name, parse] = PARAMETERS[key];
    known.add(name);
    if (readList(query[name]).length === 0) continue;
    const value = parse(query[name]);
    if (value === undefined) ignored.push(name);
    else state[key] = value;
  }
  for (const name of Object.keys(query)) if (!known.has(name)) ignored.push(name);
  return { state: state as unknown as SearchState, ignored };
}

/** The query string of a state; what is as in the empty state is left out. */
export function printState(state: SearchState): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const key of KEYS) {
    const [name] = PARAMETERS[key];
    const value = state[key];
    if (value === EMPTY_STATE[key] || value === null || (Array.isArray(value) && value.length === 0)) continue;
    if (Array.isArray(value)) query[name] = value;
    else if (key === 'activeDays') query[name] = `${value}d`;
    else query[name] = value === true ? 'yes' : String(value);
  }
  return query;
}
