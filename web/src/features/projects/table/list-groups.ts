/** Groups rows, and sums up the rows of a list or a group. */
import { capitalize, languageName } from '../../../ui/text/format';
import { LISTED_STATES, type ListedState, PRIORITIES, type Priority, priorityLabel, STATE_LABELS } from '../../../ui/listed/listed-state';
import { contactLabel, contactStateOf } from './list-filters';
import { isOverdue, type ListRow } from './list-row';

interface Grouping {
  label: string;
  keyOf: (row: ListRow) => string;
  nameOf: (key: string) => string;
  /** The order of the groups. Without it, the greatest group is first. */
  order?: readonly string[];
}

const NONE = '';

export const GROUPINGS = {
  state: { label: 'State', keyOf: ({ state }) => state, nameOf: (key) => STATE_LABELS[key as ListedState], order: LISTED_STATES },
  priority: {
    label: 'Priority',
    keyOf: ({ priority }) => priority ?? NONE,
    nameOf: (key) => priorityLabel(key === NONE ? null : (key as Priority)),
    order: [...PRIORITIES.toReversed(), NONE],
  },
  label: { label: 'First label', keyOf: ({ labels }) => labels[0] ?? NONE, nameOf: (key) => key || 'No label' },
  contact: { label: 'Contact', keyOf: contactStateOf, nameOf: contactLabel },
  addedBy: { label: 'Added by', keyOf: ({ addedBy }) => addedBy ?? NONE, nameOf: (key) => key || 'Unknown' },
  language: { label: 'Language', keyOf: ({ language }) => language ?? NONE, nameOf: (key) => (key === NONE ? 'Unknown language' : languageName(key)) },
  frequency: { label: 'Publishing frequency', keyOf: ({ updateFrequency }) => updateFrequency ?? NONE, nameOf: (key) => (key === NONE ? 'Unknown frequency' : capitalize(key)) },
} satisfies Record<string, Grouping>;

export type GroupKey = keyof typeof GROUPINGS;
export const isGroupKey = (name: string): name is GroupKey => Object.hasOwn(GROUPINGS, name);

export interface RowGroup {
  key: string;
  name: string;
  rows: readonly ListRow[];
}

/** The groups of sorted rows. Rows keep their order within a group; empty groups are left out. */
export function groupRows(rows: readonly ListRow[], groupBy: GroupKey): RowGroup[] {
  const { keyOf, nameOf, order }: Grouping = GROUPINGS[groupBy];
  const groups = new Map<string, ListRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const rank = (key: string) => (order ? order.indexOf(key) : 0);
  return [...groups]
    .map(([key, members]) => ({ key, name: nameOf(key), rows: members }))
    .toSorted((left, right) => (order ? rank(left.key) - rank(right.key) : Number(left.key === NONE) - Number(right.key === NONE) || right.rows.length - left.rows.length || left.name.localeCompare(right.name)));
}

/** The rows of each state, also of states without rows. */
export function groupByState(rows: readonly ListRow[]): ReadonlyMap<ListedState, ListRow[]> {
  const groups = new Map<ListedState, ListRow[]>(LISTED_STATES.map((state) => [state, []]));
  for (const row of rows) groups.get(row.state)?.push(row);
  return groups;
}

export interface ListSummary {
  count: number;
  states: ReadonlyMap<string, number>;
  /** The rows of each priority, "none" included. */
  priorities: ReadonlyMap<string, number>;
  labelled: number;
  withNotes: number;
  withContact: number;
  /** The average over rows that have a score, or null without any. */
  averageAuthority: number | null;
  averageRelevancy: number | null;
  episodes: number | null;
  withNextAction: number;
  overdue: number;
  withGuests: number;
}

function average(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

const NO_CONTACT = new Set(['none', 'unknown']);

export function summarize(rows: readonly ListRow[], nowMs: number): ListSummary {
  const states = new Map<string, number>();
  const priorities = new Map<string, number>();
  for (const { state, priority } of rows) {
    states.set(state, (states.get(state) ?? 0) + 1);
    priorities.set(priority ?? 'none', (priorities.get(priority ?? 'none') ?? 0) + 1);
  }
  const episodeCounts = rows.map(({ episodeCount }) => episodeCount).filter((value) => value !== null);
  const countOf = (test: (row: ListRow) => boolean) => rows.filter(test).length;
  return {
    count: rows.length,
    states,
    priorities,
    labelled: countOf(({ labels }) => labels.length > 0),
    withNotes: countOf(({ notes }) => notes !== ''),
    withContact: countOf((row) => !NO_CONTACT.has(contactStateOf(row))),
    averageAuthority: average(rows.map(({ authority }) => authority)),
    averageRelevancy: average(rows.map(({ relevancy }) => relevancy)),
    episodes: episodeCounts.length === 0 ? null : episodeCounts.reduce((sum, value) => sum + value, 0),
    withNextAction: countOf(({ nextActionOn }) => nextActionOn !== null),
    overdue: countOf((row) => isOverdue(row, nowMs)),
    withGuests: countOf(({ hasGuests }) => hasGuests === true),
  };
}

/** "2 prospect, 1 booked": the states of a list, in the order of the pipeline. */
export const describeStates = (summary: ListSummary) =>
  LISTED_STATES.filter((state) => summary.states.has(state)).map((state) => `${summary.states.get(state) ?? 0} ${state}`).join(', ');

/** "1 urgent, 3 high". Lower priorities are not worth the space. */
export function describePriorities(summary: ListSummary): string {
  const pressing = (['urgent', 'high'] as const).filter((priority) => summary.priorities.has(priority));
  return pressing.map((priority) => `${summary.priorities.get(priority) ?? 0} ${priorityLabel(priority).toLowerCase()}`).join(', ');
}
