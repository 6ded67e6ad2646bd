import { expect, it } from 'vitest';
import { describePriorities, describeStates, groupRows, type GroupKey, summarize } from './list-groups';
import { NOW_MS, sampleRow } from './sample-rows';

const ROWS = [
  sampleRow('a', { state: 'booked', priority: 'high', labels: ['vip'], authority: 40, contactState: 'available', episodeCount: 10 }),
  sampleRow('b', { labels: ['vip', 'tech'], authority: 61, notes: 'x', nextActionOn: '2026-11-01' }),
  sampleRow('c', { priority: 'urgent', episodeCount: 0, nextActionOn: '2026-12-01' }),
  sampleRow('d', { labels: ['tech'] }),
];

it.each<[GroupKey, string]>([
  ['state', 'Prospect: b c d · Booked: a'],
  ['priority', 'Urgent: c · High: a · No priority: b d'],
  ['label', 'vip: a b · tech: d · No label: c'],
  ['contact', 'Contact unknown: b c d · Has a contact: a'],
])('groups by %s', (groupBy, expected) =>
  expect(groupRows(ROWS, groupBy).map(({ name, rows }) => `${name}: ${rows.map(({ id }) => id).join(' ')}`).join(' · ')).toBe(expected));

it('summarizes the rows; values that are missing count for no average', () => {
  const summary = summarize(ROWS, NOW_MS);
  expect(summary).toMatchObject({ count: 4, averageAuthority: 50.5, averageRelevancy: null, episodes: 10, labelled: 3, withNotes: 1, withContact: 1, withNextAction: 2, overdue: 1 });
  expect(describeStates(summary)).toBe('3 prospect, 1 booked');
  expect(describePriorities(summary)).toBe('1 urgent, 1 high');
});

it('an empty list has no averages', () => expect(summarize([], NOW_MS)).toMatchObject({ count: 0, averageAuthority: null, episodes: null }));
