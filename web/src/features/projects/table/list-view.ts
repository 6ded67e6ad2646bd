/**
 * The view of a list: filters, sorts, grouping, table or board, columns. A view is stored on the server, and the URL holds what
 * differs from it, so that a link shows the same rows to everyone.
 */
import { type ColumnSetting, parseColumns } from '../../../ui/data-table/column-layout';
import { LISTED_STATES } from '../../../ui/listed/listed-state';
import { type QueryString, readList, readText } from '../../../urls/query-string';
import { type ListFilters, NO_FILTERS, PRIORITY_FILTERS } from './list-filters';
import { type GroupKey, isGroupKey } from './list-groups';
import { DEFAULT_SORTS, isSortColumn, type ListSort } from './list-sorts';

export const LAYOUTS = ['table', 'board'] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface ViewSettings {
  layout: Layout;
  filters: ListFilters;
  sorts: readonly ListSort[];
  groupBy: GroupKey | null;
  /** The columns that differ from their defaults. An empty list is the default layout. */
  columns: readonly ColumnSetting[];
}

export const DEFAULT_SETTINGS: ViewSettings = { layout: 'table', filters: NO_FILTERS, sorts: DEFAULT_SORTS, groupBy: null, columns: [] };

/** The view that shows all podcasts. It has no row on the server. */
export const ALL_PODCASTS = 'all';

const MAX_TEXT = 200;
const MAX_ITEMS = 50;
const MAX_SORTS = 5;

/** A part of the settings in the URL. `read` returns `undefined` for what it cannot read. */
interface Part {
  param: string;
  read: (items: readonly string[]) => Partial<ViewSettings> | undefined;
  write: (settings: ViewSettings) => readonly string[];
}

type FilterList = 'states' | 'priorities' | 'labels' | 'contactStates' | 'assignees' | 'clientAnswers';

function filterPart(param: string, key: FilterList, isItem: (item: string) => boolean): Part & { key: FilterList } {
  return {
    param,
    key,
    read: (items) => (items.length <= MAX_ITEMS && items.every(isItem) ? ({ filters: { [key]: [...new Set(items)] } } as unknown as Partial<ViewSettings>) : undefined),
    write: ({ filters }) => filters[key],
  };
}

const isText = (item: string) => item.length <= MAX_TEXT;
const only = (filters: Partial<ListFilters>) => ({ filters }) as unknown as Partial<ViewSettings>;

const PARTS: readonly Part[] = [
  { param: 'layout', read: ([item]) => readOne(LAYOUTS, item, (layout) => ({ layout })), write: ({ layout }) => [layout] },
  filterPart('state', 'states', (item) => LISTED_STATES.some((state) => state === item)),
  filterPart('priority', 'priorities', (item) => PRIORITY_FILTERS.some((priority) => priority === item)),
  filterPart('label', 'labels', isText),
  filterPart('contact', 'contactStates', isText),
  filterPart('assignee', 'assignees', isText),
  filterPart('client', 'clientAnswers', isText),
  { param: 'q', read: ([item = '']) => (isText(item) ? only({ text: item }) : undefined), write: ({ filters }) => (filters.text.trim() ? [filters.text] : []) },
  { param: 'stale', read: ([item]) => readOne(['yes'], item, () => only({ isStale: true })), write: ({ filters }) => (filters.isStale ? ['yes'] : []) },
  { param: 'sort', read: readSorts, write: ({ sorts }) => sorts.map(({ column, direction }) => `${column}:${direction}`) },
  { param: 'group', read: ([item = '']) => (isGroupKey(item) ? { groupBy: item } : undefined), write: ({ groupBy }) => (groupBy ? [groupBy] : []) },
];

/** The value of an empty part in the URL, when the part is not empty in the view. */
const EMPTY = 'none';
/** `priority=none` selects rows without a priority, so an empty filter needs another word. */
const WITH_NONE = new Set(['priority', 'assignee', 'client']);
const emptyWordOf = (part: Part) => (WITH_NONE.has(part.param) ? 'any' : EMPTY);

const EMPTY_PARTS: Readonly<Record<string, Partial<ViewSettings>>> = {
  state: only({ states: [] }),
  priority: only({ priorities: [] }),
  label: only({ labels: [] }),
  contact: only({ contactStates: [] }),
  assignee: only({ assignees: [] }),
  client: only({ clientAnswers: [] }),
  q: only({ text: '' }),
  stale: only({ isStale: false }),
  sort: { sorts: [] },
  group: { groupBy: null },
};

function readOne<Value extends string>(values: readonly Value[], item: string | undefined, make: (value: Value) => Partial<ViewSettings>) {
  const found = values.find((value) => value === item);
  return found === undefined ? undefined : make(found);
}

function readSorts(items: readonly string[]): Partial<ViewSettings> | undefined {
  const sorts = items.map((item): ListSort | null => {
    // The key of a custom column has a colon itself.
    const [column, direction] = [item.slice(0, item.lastIndexOf(':')), item.slice(item.lastIndexOf(':') + 1)];
    return isSortColumn(column) && (direction === 'asc' || direction === 'desc') ? { column, direction } : null;
  });
  return sorts.length <= MAX_SORTS && sorts.every((sort) => sort !== null) ? { sorts } : undefined;
}

const merge = (settings: ViewSettings, part: Partial<ViewSettings>): ViewSettings => ({
  ...settings, ...part, filters: { ...settings.filters, ...part.filters },
});

const withoutQuotes = (text: string) => (/^"(none|any)"$/.test(text) ? text.slice(1, -1) : text);
/** A label that is spelled like the word for an empty part is quoted. */
const withQuotes = (items: readonly string[], emptyWord: string) => (items.length === 1 && items[0] === emptyWord ? [`"${emptyWord}"`] : items);

export interface ListUrl {
  /** The id of a stored view, `all`, or null for the default view of the list. */
  viewId: string | null;
  /** The listed podcast whose panel is open. */
  openId: string | null;
  panel: 'overview' | 'activity';
}

export interface ParsedListUrl extends ListUrl {
  settingsOver: (base: ViewSettings) => ViewSettings;
  /** The names of parameters that could not be read. */
  ignored: readonly string[];
}

const OWN_PARAMETERS = new Set(['view', 'open', 'panel', ...PARTS.map(({ param }) => param)]);
const ID = /^[\w-]{1,64}$/;

const readId = (query: QueryString, name: string) => {
  const text = readText(query[name]);
  return text !== null && ID.test(text) ? text : null;
};

export function parseListUrl(query: QueryString): ParsedListUrl {
  const changes: Partial<ViewSettings>[] = [];
  const ignored = Object.keys(query).filter((name) => !OWN_PARAMETERS.has(name));
  for (const part of PARTS) {
    const items = readList(query[part.param]);
    if (items.length === 0) continue;
    const isEmpty = items.length === 1 && items[0] === emptyWordOf(part);
    const change = isEmpty ? EMPTY_PARTS[part.param] : part.read(items.map(withoutQuotes));
    if (change) changes.push(change);
    else ignored.push(part.param);
  }
  for (const name of ['view', 'open']) if (readText(query[name]) !== null && readId(query, name) === null) ignored.push(name);
  return {
    viewId: readId(query, 'view'),
    openId: readId(query, 'open'),
    panel: readText(query.panel) === 'activity' ? 'activity' : 'overview',
    settingsOver: (base) => changes.reduce(merge, base),
    ignored,
  };
}

/** The parameters of a URL that shows these settings, given the settings of its view. */
export function formatListUrl({ viewId, openId, panel }: ListUrl, settings: ViewSettings, base: ViewSettings): Record<string, readonly string[]> {
  const parameters: Record<string, readonly string[]> = {};
  if (viewId !== null) parameters.view = [viewId];
  for (const part of PARTS) {
    const items = part.write(settings);
    if (isSame(items, part.write(base))) continue;
    parameters[part.param] = items.length === 0 ? [emptyWordOf(part)] : withQuotes(items, emptyWordOf(part));
  }
  if (openId !== null) {
    parameters.open = [openId];
    if (panel === 'activity') parameters.panel = [panel];
  }
  return parameters;
}

const isSame = (left: readonly string[], right: readonly string[]) => left.length === right.length && left.every((item, index) => item === right[index]);

/** Whether the settings differ from those of the stored view. */
export const isModified = (settings: ViewSettings, base: ViewSettings) =>
  PARTS.some((part) => !isSame(part.write(settings), part.write(base))) || JSON.stringify(settings.columns) !== JSON.stringify(base.columns);

/** The settings with the names of the API. */
export function toStoredSettings(settings: ViewSettings) {
  const { states, priorities, labels, text, contactStates, assignees, clientAnswers, isStale } = settings.filters;
  return {
    layout: settings.layout,
    filters: {
      ...(states.length > 0 && { states: [...states] }),
      ...(priorities.length > 0 && { priorities: [...priorities] }),
      ...(labels.length > 0 && { labels: [...labels] }),
      ...(text.trim() !== '' && { text: text.trim() }),
      ...(contactStates.length > 0 && { contactState: [...contactStates] }),
      ...(assignees.length > 0 && { assignees: [...assignees] }),
      ...(clientAnswers.length > 0 && { clientAnswers: [...clientAnswers] }),
      ...(isStale && { stale: true }),
    },
    sort: settings.sorts.map(({ column, direction }) => ({ column, direction })),
    columns: settings.columns.map((column) => ({ ...column })),
    ...(settings.groupBy !== null && { groupBy: settings.groupBy }),
  };
}

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : typeof value === 'string' ? [value] : []);
const asRecord = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {});

/** Reads stored settings. Leaves out settings of a newer version that this one cannot read. */
export function fromStoredSettings(stored: unknown): ViewSettings {
  const { layout, filters, sort, columns, groupBy } = asRecord(stored);
  const { states, priorities, labels, text, contactState, assignees, clientAnswers, stale } = asRecord(filters);
  const sorts = (Array.isArray(sort) ? sort : []).flatMap((item) => {
    const { column, direction } = asRecord(item);
    return readSorts([`${String(column)}:${String(direction)}`])?.sorts ?? [];
  });
  return {
    layout: LAYOUTS.find((name) => name === layout) ?? 'table',
    filters: {
      states: LISTED_STATES.filter((state) => strings(states).includes(state)),
      priorities: PRIORITY_FILTERS.filter((priority) => strings(priorities).includes(priority)),
      labels: strings(labels),
      text: typeof text === 'string' ? text : '',
      contactStates: strings(contactState),
      assignees: strings(assignees),
      clientAnswers: strings(clientAnswers),
      isStale: stale === true,
    },
    sorts,
    groupBy: typeof groupBy === 'string' && isGroupKey(groupBy) ? groupBy : null,
    columns: parseColumns(columns),
  };
}
