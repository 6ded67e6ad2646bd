import { expect, test } from 'vitest';
import { barOf, lineOf, nameOf } from './shares';

const tag = (percentage: number) => ({ field: 'podcast:guid', frequency: 1, percentage, episodes: null });
const day = (date: string, podcastPercentage: number) => ({ date, totalRssFeeds: 10, podcastPercentage, episodePercentage: 0 });

test('a tag is told without its namespace', () => {
  expect([nameOf('podcast:transcript'), nameOf('podcast:podcast:odd')]).toEqual(['transcript', 'podcast:odd']);
});

test('the longest bar is whole, the shortest can be seen', () => {
  const all = [tag(40), tag(20), tag(0.01)];
  expect(all.map((each) => barOf(each, all))).toEqual([100, 50, 1]);
  expect(barOf(tag(0), [tag(0)])).toBe(0);
});

test('a line needs two days, and a day without a count is a wide step', () => {
  expect(lineOf([day('2026-11-01', 5)], 'podcast', 100, 50)).toBeNull();
  expect(lineOf([day('2026-11-01', 0), day('2026-11-02', 5), day('2026-11-05', 10)], 'podcast', 100, 50)).toEqual({
    points: '0.0,50.0 25.0,25.0 100.0,0.0',
    last: { x: 100, y: 0 },
    top: 10,
  });
});
