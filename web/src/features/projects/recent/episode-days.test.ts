import { expect, it } from 'vitest';
import { groupByDay } from './episode-days';

it('groups episodes by day and keeps their order', () => {
  const episodes = ['2026-11-24T12:00:00', '2026-11-24T08:00:00', '2026-11-20T12:00:00', null].map((publishedAt, index) => ({ id: index, publishedAt }));
  const days = groupByDay(episodes);
  expect(days.map(({ episodes: ofDay }) => ofDay.map(({ id }) => id))).toEqual([[0, 1], [2], [3]]);
  expect(days.at(-1)?.label).toBe('Unknown date');
});
