import { expect, it } from 'vitest';
import type { ListedPodcast, ProjectWithPodcasts } from '../../../api/lists/types';
import { findPlannedActions, groupByDay, readMonth, shiftMonth, weeksOf } from './planned-actions';

const entry = (title: string, nextActionOn: string | null, parts: Partial<ListedPodcast> = {}) =>
  ({ listedPodcastId: title, status: 'prospect', nextActionOn, podcast: { title }, addedByUser: { userId: 'ada' }, ...parts }) as unknown as ListedPodcast;
const project = (slug: string, listedPodcasts: ListedPodcast[], status = 'ACTIVE') => ({ slug, name: slug, status, listedPodcasts }) as unknown as ProjectWithPodcasts;

const LISTS = [
  project('spring', [entry('b', '2026-11-30'), entry('none', null), entry('booked', '2026-11-29', { status: 'booked' })]),
  project('autumn', [entry('a', '2026-11-30', { addedByUser: { userId: 'ben', displayName: null, email: '' } }), entry('late', '2026-11-02', { status: 'pitched' })]),
  project('old', [entry('archived', '2026-11-30')], 'ARCHIVED'),
];
const titles = (userId: string | null) => findPlannedActions(LISTS, userId).map(({ entry: { podcast } }) => podcast.title);

it('lists the open actions of all lists, earliest first', () => expect(titles(null)).toEqual(['late', 'a', 'b']));

it('lists those of one member', () => expect(titles('ben')).toEqual(['a']));

it('groups them by day', () => expect([...groupByDay(findPlannedActions(LISTS, null))].map(([day, { length }]) => [day, length])).toEqual([['2026-11-02', 1], ['2026-11-30', 2]]));

it('reads a month of the URL', () => {
  expect(readMonth('2026-02', '2026-11-26')).toBe('2026-02');
  for (const text of [null, '2026-13', '26-1', '']) expect(readMonth(text, '2026-11-26')).toBe('2026-11');
});

it('goes over the end of a year', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
});

it('shows whole weeks, from Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  // A month of exactly four weeks.
  expect(weeksOf('2027-02')).toHaveLength(4);
});
