import { expect, it } from 'vitest';
import type { NextAction } from '../../../api/lists/next-actions';
import { groupByDay, readMonth, shiftMonth, toPlannedActions, weeksOf } from './planned-actions';

const action = (title: string, nextActionOn: string | null, projectSlug = 'spring') =>
  ({ projectSlug, projectName: projectSlug, listedPodcast: { listedPodcastId: title, nextActionOn, podcast: { title } } }) as unknown as NextAction;

it('keeps the order of the server, and groups by day', () => {
  const actions = toPlannedActions([action('late', '2026-11-02'), action('a', '2026-11-30'), action('none', null), action('b', '2026-11-30', 'autumn')]);
  expect(actions.map(({ entry, project }) => `${entry.podcast.title} ${project.slug}`)).toEqual(['late spring', 'a spring', 'b autumn']);
  expect([...groupByDay(actions)].map(([day, { length }]) => [day, length])).toEqual([['2026-11-02', 1], ['2026-11-30', 2]]);
});

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
