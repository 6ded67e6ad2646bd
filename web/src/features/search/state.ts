/** The search page's state, all of it in the URL. */
import { type QueryString, readList } from '../../app/query-string';
import type { SearchMode, SearchTarget } from '../../api/types';
import { type Codec, list, oneOf, text, withDefault } from './codecs';
import { FILTERS, type FilterValues, NO_FILTERS } from './filters/table';
import { type Sort, sorts } from './sorts';
import { TARGETS } from './terms/targets';
import { groups, type Term, type TermGroup, terms } from './terms/term';

export const VIEWS = ['list', 'table'] as const;
export type View = (typeof VIEWS)[number];

/** What finds hits. */
export const FIND_BY = ['words', 'meaning', 'both'] as const;
export type FindBy = (typeof FIND_BY)[number];

interface OtherState {
  q: string;
  /** With every option, beside the words of the box. */
  terms: Term[];
  /** Of each group one term matches at least. */
  groups: TermGroup[];
  mode: SearchMode;
  /** In which texts to look for terms that do not say it; in the usual ones when empty. */
  targets: SearchTarget[];
  /** As the server has it when nothing is chosen. */
  by: FindBy | null;
  sorts: readonly Sort[];
  view: View | null;
}

export interface SearchState extends OtherState, FilterValues {}

const MAX_QUERY_LENGTH = 1000;

/** Each word of the URL: the part of the state it holds and how it is read. */
const PARAMETERS: { [Key in keyof OtherState]: Codec<OtherState[Key]> & { url: string } } = {
  q: { url: 'q', ...text(MAX_QUERY_LENGTH) },
  terms: { url: 'term', ...terms },
  groups: { url: 'any', ...groups },
  mode: { url: 'mode', ...withDefault<SearchMode>(oneOf(['podcasts', 'episodes']), 'podcasts') },
  targets: { url: 'in', ...list<SearchTarget>((item) => TARGETS.some((target) => target === item)) },
  by: { url: 'by', ...oneOf(FIND_BY) },
  sorts: { url: 'sort', ...sorts },
  view: { url: 'view', ...oneOf(VIEWS) },
};

const ALL = { ...PARAMETERS, ...FILTERS } as Record<string, Codec<unknown> & { url: string }>;
/** Known to other parts of the product, and no reason for a notice. */
const PASSED_OVER = new Set(['selected-project-slug']);

export const EMPTY_STATE: SearchState = {
  q: '', terms: [], groups: [], mode: 'podcasts', targets: [], by: null, sorts: sorts.empty, view: null, ...NO_FILTERS,
};

export interface ParsedState {
  state: SearchState;
  /** The names of the parameters that were left out because nothing could be made of them. */
  ignored: string[];
}

export function parseState(query: QueryString): ParsedState {
  const state: Record<string, unknown> = { ...EMPTY_STATE };
  const known = new Set<string>(PASSED_OVER);
  const ignored: string[] = [];
  for (const [key, { url, read }] of Object.entries(ALL)) {
    known.add(url);
    const items = readList(query[url]);
    if (items.length === 0) continue;
    const value = read(items);
    if (value === undefined) ignored.push(url);
    else state[key] = value;
  }
  for (const name of Object.keys(query)) if (!known.has(name)) ignored.push(name);
  return { state: state as unknown as SearchState, ignored };
}

/** The query string of a state; what is as in the empty state is left out. */
export function printState(state: SearchState): Record<string, string[]> {
  const values = state as unknown as Record<string, unknown>;
  const printed = Object.entries(ALL).map(([key, { url, write }]) => [url, write(values[key])] as const);
  return Object.fromEntries(printed.filter(([, items]) => items.length > 0));
}

/** Only what is looked for stays, with its order and its view. */
export const withoutFilters = (state: SearchState): SearchState => ({ ...state, targets: [], ...NO_FILTERS });
