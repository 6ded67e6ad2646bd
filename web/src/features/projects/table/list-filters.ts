/** The filters of a list: which rows match, how many rows each value has, and the chips of the active ones. */
import { capitalize } from '../../../ui/text/format';
import { type ListedState, type Priority, PRIORITIES, PRIORITY_LABELS, STATE_LABELS } from '../../../ui/listed/listed-state';
import { type ListRow, staleDays } from './list-row';

export type PriorityFilter = Priority | 'none';

export interface ListFilters {
  states: readonly ListedState[];
  priorities: readonly PriorityFilter[];
  labels: readonly string[];
  /** Words that title, author, notes or labels contain, each of them. */
  text: string;
  contactStates: readonly string[];
  /** IDs of members, or `none`. */
  assignees: readonly string[];
  /** `yes`, `no` or `none`: what clients answered last. */
  clientAnswers: readonly string[];
  /** Pitched more than 14 days ago. */
  isStale: boolean;
}

export const NO_FILTERS: ListFilters = { states: [], priorities: [], labels: [], text: '', contactStates: [], assignees: [], clientAnswers: [], isStale: false };

/** Urgent first, as everywhere; no priority last. */
export const PRIORITY_FILTERS: readonly PriorityFilter[] = [...PRIORITIES.toReversed(), 'none'];

export const NO_CONTACT_STATE = 'unknown';
export const contactStateOf = (row: Pick<ListRow, 'contactState'>) => row.contactState ?? NO_CONTACT_STATE;

/** The value of rows without one. */
export const NOBODY = 'none';
const assigneeOf = (row: ListRow) => row.assignee?.id ?? NOBODY;
const answerOf = (row: ListRow) => row.clientAnswers[0]?.answer ?? NOBODY;

const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

type Test = (row: ListRow) => boolean;

function textTest(text: string): Test | null {
  const words = folded(text).split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return null;
  return (row) => {
    const haystack = folded([row.title, row.author ?? '', row.notes, ...row.labels].join('\n'));
    return words.every((word) => haystack.includes(word));
  };
}

type FilterKey = keyof ListFilters;

/** The test of each filter, or null if it is not set. */
const TESTS: { [Key in FilterKey]: (value: ListFilters[Key], nowMs: number) => Test | null } = {
  states: (states) => (states.length === 0 ? null : ({ state }) => states.includes(state)),
  priorities: (priorities) => (priorities.length === 0 ? null : ({ priority }) => priorities.includes(priority ?? 'none')),
  labels: (labels) => (labels.length === 0 ? null : (row) => row.labels.some((label) => labels.includes(label))),
  text: textTest,
  contactStates: (states) => (states.length === 0 ? null : (row) => states.includes(contactStateOf(row))),
  assignees: (members) => (members.length === 0 ? null : (row) => members.includes(assigneeOf(row))),
  clientAnswers: (answers) => (answers.length === 0 ? null : (row) => answers.includes(answerOf(row))),
  isStale: (isStale, nowMs) => (isStale ? (row) => staleDays(row, nowMs) !== null : null),
};

function testsOf(filters: ListFilters, nowMs: number, without?: FilterKey): Test[] {
  const keys = Object.keys(TESTS) as FilterKey[];
  return keys
    .filter((key) => key !== without)
    .map((key) => (TESTS[key] as (value: ListFilters[FilterKey], nowMs: number) => Test | null)(filters[key], nowMs))
    .filter((test) => test !== null);
}

export function filterRows(rows: readonly ListRow[], filters: ListFilters, nowMs: number): readonly ListRow[] {
  const tests = testsOf(filters, nowMs);
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
}

export interface FilterCounts {
  states: ReadonlyMap<string, number>;
  priorities: ReadonlyMap<string, number>;
  labels: ReadonlyMap<string, number>;
  contactStates: ReadonlyMap<string, number>;
  assignees: ReadonlyMap<string, number>;
  clientAnswers: ReadonlyMap<string, number>;
  stale: number;
}

function count(rows: readonly ListRow[], valuesOf: (row: ListRow) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) for (const value of valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** How many rows each value would show, with the other filters as they are. */
export function countValues(rows: readonly ListRow[], filters: ListFilters, nowMs: number): FilterCounts {
  const matching = (without: FilterKey) => {
    const tests = testsOf(filters, nowMs, without);
    return rows.filter((row) => tests.every((test) => test(row)));
  };
  return {
    states: count(matching('states'), ({ state }) => [state]),
    priorities: count(matching('priorities'), ({ priority }) => [priority ?? 'none']),
    labels: count(matching('labels'), ({ labels }) => labels),
    contactStates: count(matching('contactStates'), (row) => [contactStateOf(row)]),
    assignees: count(matching('assignees'), (row) => [assigneeOf(row)]),
    clientAnswers: count(matching('clientAnswers'), (row) => [answerOf(row)]),
    stale: matching('isStale').filter((row) => staleDays(row, nowMs) !== null).length,
  };
}

const CONTACT_LABELS: Readonly<Record<string, string>> = {
  available: 'Has a contact', locked: 'Contact not on your plan', none: 'No contact', [NO_CONTACT_STATE]: 'Contact unknown',
};
export const contactLabel = (state: string) => CONTACT_LABELS[state] ?? capitalize(state.replaceAll(/[-_]/g, ' '));

const ANSWER_LABELS: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No', [NOBODY]: 'No answer' };
export const answerLabel = (answer: string) => ANSWER_LABELS[answer] ?? answer;

/** The names of members by their IDs. */
export type MemberNames = ReadonlyMap<string, string>;
export const memberLabel = (id: string, names: MemberNames) => (id === NOBODY ? 'Nobody' : (names.get(id) ?? 'A former member'));

export interface FilterChip {
  id: string;
  label: string;
  /** The filters without the chip's part. */
  without: ListFilters;
}

const NO_NAMES: MemberNames = new Map();

export function chipsOf(filters: ListFilters, names = NO_NAMES): FilterChip[] {
  type Key = 'states' | 'priorities' | 'labels' | 'contactStates' | 'assignees' | 'clientAnswers';
  const values = <Value extends string>(key: Key, selected: readonly Value[], label: (value: Value) => string): FilterChip[] =>
    selected.map((value) => ({ id: `${key}:${value}`, label: label(value), without: { ...filters, [key]: selected.filter((other) => other !== value) } }));
  return [
    ...values('states', filters.states, (state) => `State: ${STATE_LABELS[state]}`),
    ...values('priorities', filters.priorities, (priority) => (priority === 'none' ? 'No priority' : `Priority: ${PRIORITY_LABELS[priority]}`)),
    ...values('labels', filters.labels, (label) => `Label: ${label}`),
    ...(filters.text.trim() === '' ? [] : [{ id: 'text', label: `Contains “${filters.text.trim()}”`, without: { ...filters, text: '' } }]),
    ...values('contactStates', filters.contactStates, contactLabel),
    ...values('assignees', filters.assignees, (id) => `Assignee: ${memberLabel(id, names)}`),
    ...values('clientAnswers', filters.clientAnswers, (answer) => `Client: ${answerLabel(answer)}`),
    ...(filters.isStale ? [{ id: 'stale', label: 'No reply for 14 days', without: { ...filters, isStale: false } }] : []),
  ];
}

export const hasFilters = (filters: ListFilters) => chipsOf(filters).length > 0;

export interface Relaxation extends FilterChip {
  /** The rows that would match without this filter. */
  count: number;
}

/** The filters that hide rows, each with how many rows leaving it out would show, most first. */
export const relaxations = (rows: readonly ListRow[], filters: ListFilters, nowMs: number, names = NO_NAMES): Relaxation[] =>
  chipsOf(filters, names)
    .map((chip) => ({ ...chip, count: filterRows(rows, chip.without, nowMs).length }))
    .filter((relaxation) => relaxation.count > 0)
    .toSorted((left, right) => right.count - left.count);
