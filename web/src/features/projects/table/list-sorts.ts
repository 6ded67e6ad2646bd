/** The order of rows. Missing values are last in both directions; title and id decide between equals, so that the order is stable. */
import { LISTED_STATES, PRIORITIES } from '../../../ui/listed/listed-state';
import { type CustomKey, isCustomKey, sortValue } from './custom-columns';
import type { ListRow } from './list-row';

export type SortDirection = 'asc' | 'desc';

export interface ListSort {
  column: SortColumn;
  direction: SortDirection;
}

type SortValue = string | number | null;

const text = (value: string | null) => (value === null || value === '' ? null : value.toLocaleLowerCase());
const flag = (value: boolean | null) => (value === null ? null : Number(value));

/** The value that a column sorts by. */
const SORT_VALUES = {
  title: (row: ListRow) => text(row.title),
  author: (row: ListRow) => text(row.author),
  state: (row: ListRow) => LISTED_STATES.indexOf(row.state),
  priority: (row: ListRow) => (row.priority === null ? null : PRIORITIES.indexOf(row.priority)),
  labels: (row: ListRow) => text(row.labels.join(' ')),
  notes: (row: ListRow) => text(row.notes),
  nextActionOn: (row: ListRow) => row.nextActionOn,
  assignee: (row: ListRow) => text(row.assignee?.name ?? null),
  client: (row: ListRow) => row.clientAnswers[0]?.answer ?? null,
  contact: (row: ListRow) => text(row.contactState),
  authority: (row: ListRow) => row.authority,
  relevancy: (row: ListRow) => (row.relevancy === null ? null : row.relevancy * 1_000 + (row.relevancyPoints ?? 0)),
  hasGuests: (row: ListRow) => flag(row.hasGuests),
  episodeCount: (row: ListRow) => row.episodeCount,
  lastEpisode: (row: ListRow) => row.lastEpisodeAtMs,
  updateFrequency: (row: ListRow) => text(row.updateFrequency),
  language: (row: ListRow) => text(row.language),
  genres: (row: ListRow) => text(row.genres.join(' ')),
  countries: (row: ListRow) => text(row.countries.join(' ')),
  addedAt: (row: ListRow) => row.addedAtMs,
  addedBy: (row: ListRow) => text(row.addedBy),
  updatedAt: (row: ListRow) => row.updatedAtMs,
  lastPitch: (row: ListRow) => row.lastPitch?.atMs ?? null,
  otherLists: (row: ListRow) => row.otherLists.length || null,
} satisfies Record<string, (row: ListRow) => SortValue>;

export type SortColumn = keyof typeof SORT_VALUES | CustomKey;
export const isSortColumn = (name: string): name is SortColumn => isCustomKey(name) || Object.hasOwn(SORT_VALUES, name);

const valueOf = (column: SortColumn): ((row: ListRow) => SortValue) => (isCustomKey(column) ? (row) => sortValue(row[column]) : SORT_VALUES[column]);

/** Columns whose first click sorts the greatest first: urgent, the newest, the highest. */
const DESCENDING_FIRST = new Set<SortColumn>([
  'priority', 'client', 'authority', 'relevancy', 'hasGuests', 'episodeCount', 'lastEpisode', 'addedAt', 'updatedAt', 'lastPitch', 'otherLists',
]);

export const firstDirection = (column: SortColumn): SortDirection => (DESCENDING_FIRST.has(column) ? 'desc' : 'asc');

/** Urgent first, a missing priority last (spec 4); the newest first among equals. */
export const DEFAULT_SORTS: readonly ListSort[] = [
  { column: 'priority', direction: 'desc' },
  { column: 'addedAt', direction: 'desc' },
];

/** The order of a list with reviews: the podcasts that fit best are worked on first. */
export const REVIEWED_SORTS: readonly ListSort[] = [{ column: 'relevancy', direction: 'desc' }, ...DEFAULT_SORTS];

export const defaultSorts = (rows: readonly ListRow[]) => (rows.some(({ relevancy }) => relevancy !== null) ? REVIEWED_SORTS : DEFAULT_SORTS);

/** Whether no row has a value of the column. */
export const isEmptyColumn = (rows: readonly ListRow[], column: SortColumn) => rows.every((row) => valueOf(column)(row) === null);

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compareValues(left: SortValue, right: SortValue, direction: SortDirection): number {
  if (left === right) return 0;
  if (left === null) return 1;
  if (right === null) return -1;
  // A column of texts may have numbers among them.
  const order = typeof left === 'number' && typeof right === 'number' ? left - right : collator.compare(String(left), String(right));
  return direction === 'asc' ? order : -order;
}

export function sortRows(rows: readonly ListRow[], sorts: readonly ListSort[]): ListRow[] {
  const keys = sorts.map(({ column, direction }) => ({ value: valueOf(column), direction }));
  const entries = rows.map((row) => ({ row, values: keys.map(({ value }) => value(row)) }));
  entries.sort((left, right) => {
    for (const [index, { direction }] of keys.entries()) {
      const order = compareValues(left.values[index] ?? null, right.values[index] ?? null, direction);
      if (order !== 0) return order;
    }
    return collator.compare(left.row.title, right.row.title) || (left.row.id < right.row.id ? -1 : 1);
  });
  return entries.map(({ row }) => row);
}

/** The sorts after a click on a heading: its first direction, then the opposite one, then none. `isAdded` keeps the other sorts before it. */
export function nextSorts(sorts: readonly ListSort[], column: SortColumn, isAdded = false): readonly ListSort[] {
  const current = sorts.find((sort) => sort.column === column);
  const others = isAdded ? sorts.filter((sort) => sort.column !== column) : [];
  const first = firstDirection(column);
  if (!current || (!isAdded && sorts.length > 1)) return [...others, { column, direction: first }];
  if (current.direction === first) return [...others, { column, direction: first === 'asc' ? 'desc' : 'asc' }];
  return others;
}
