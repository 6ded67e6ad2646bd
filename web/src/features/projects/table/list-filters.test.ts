import { expect, it } from 'vitest';
import { chipsOf, countValues, filterRows, type ListFilters, NO_FILTERS, relaxations } from './list-filters';
import { DAY_MS } from './list-row';
import { NOW_MS, sampleRow } from './sample-rows';

const ROWS = [
  sampleRow('a', { title: 'Café Talk', state: 'pitched', priority: 'urgent', labels: ['vip'], addedAtMs: NOW_MS - 30 * DAY_MS, contactState: 'available' }),
  sampleRow('b', {
    title: 'Cold Shelf', author: 'Ann Lee', priority: 'low', labels: ['vip', 'automated'], assignee: { id: 'u1', name: 'Ada' },
    clientAnswers: [{ answer: 'no', comment: 'Too small', name: 'Kim', atMs: NOW_MS }, { answer: 'yes', comment: '', name: '', atMs: 0 }],
  }),
  sampleRow('c', { title: 'Third', notes: 'met Ann in May', state: 'pitched' }),
];

it.each<[string, Partial<ListFilters>, string]>([
  ['nothing', {}, 'abc'],
  ['a state', { states: ['pitched'] }, 'ac'],
  ['two states', { states: ['pitched', 'prospect'] }, 'abc'],
  ['no priority', { priorities: ['none'] }, 'c'],
  ['a priority or none', { priorities: ['urgent', 'none'] }, 'ac'],
  ['a label', { labels: ['automated'] }, 'b'],
  ['text without its accent', { text: 'cafe' }, 'a'],
  ['text in author and notes', { text: 'ann' }, 'bc'],
  ['words in any order', { text: 'shelf COLD' }, 'b'],
  ['blank text', { text: '  ' }, 'abc'],
  ['a contact', { contactStates: ['available'] }, 'a'],
  ['an unknown contact', { contactStates: ['unknown'] }, 'bc'],
  ['an assignee', { assignees: ['u1'] }, 'b'],
  ['nobody or an assignee', { assignees: ['none', 'u1'] }, 'abc'],
  ['the last answer of a client', { clientAnswers: ['no'] }, 'b'],
  ['no answer', { clientAnswers: ['none'] }, 'ac'],
  ['a stale pitch', { isStale: true }, 'a'],
  ['all of them', { states: ['pitched'], text: 'ann' }, 'c'],
])('filters by %s', (_, filters, expected) =>
  expect(filterRows(ROWS, { ...NO_FILTERS, ...filters }, NOW_MS).map(({ id }) => id).join('')).toBe(expected));

it('counts the rows of each value with the other filters applied', () => {
  const counts = countValues(ROWS, { ...NO_FILTERS, states: ['pitched'], labels: ['vip'] }, NOW_MS);
  expect([...counts.states]).toEqual([['pitched', 1], ['prospect', 1]]);
  expect([...counts.labels]).toEqual([['vip', 1]]);
  expect([...counts.priorities]).toEqual([['urgent', 1]]);
  expect(counts.stale).toBe(1);
});

it('removing a chip removes one value', () => {
  const filters: ListFilters = { ...NO_FILTERS, states: ['pitched', 'lost'], priorities: ['none'], text: ' ann ', isStale: true };
  const chips = chipsOf(filters);
  expect(chips.map(({ label }) => label)).toEqual(['State: Pitched', 'State: Lost', 'No priority', 'Contains “ann”', 'No reply for 14 days']);
  expect(chips[0]?.without).toEqual({ ...filters, states: ['lost'] });
  expect(chips[3]?.without).toEqual({ ...filters, text: '' });
});

it('names members in chips', () => {
  const filters: ListFilters = { ...NO_FILTERS, assignees: ['u1', 'gone', 'none'], clientAnswers: ['yes'] };
  expect(chipsOf(filters, new Map([['u1', 'Ada']])).map(({ label }) => label)).toEqual(['Assignee: Ada', 'Assignee: A former member', 'Assignee: Nobody', 'Client: Yes']);
});

it('names the filters to leave out when nothing matches', () => {
  const found = relaxations(ROWS, { ...NO_FILTERS, states: ['booked'], labels: ['vip'] }, NOW_MS);
  expect(found.map(({ label, count }) => [label, count])).toEqual([['State: Booked', 2]]);
});
