import { expect, test } from 'vitest';
import { barWidthPercent, sharePoints, tagName } from './tag-shares';

const tag = (percentage: number) => ({ field: 'podcast:guid', frequency: 1, percentage, episodes: null });
const day = (date: string, podcastPercentage: number) => ({ date, totalRssFeeds: 10, podcastPercentage, episodePercentage: 0 });

test('removes the namespace of a tag', () => {
  expect([tagName('podcast:transcript'), tagName('podcast:podcast:odd')]).toEqual(['transcript', 'podcast:odd']);
});

test('scales bars to the largest, with a visible minimum', () => {
  const all = [tag(40), tag(20), tag(0.01)];
  expect(all.map((each) => barWidthPercent(each, all))).toEqual([100, 50, 1]);
  expect(barWidthPercent(tag(0), [tag(0)])).toBe(0);
});

test('inserts a gap for a missing day', () => {
  expect(sharePoints([day('2026-11-01', 5), day('2026-11-03', 10)], 'podcast')).toEqual([{ date: '2026-11-01', value: 5 }, { date: '2026-11-02', value: null }, { date: '2026-11-03', value: 10 }]);
  expect(sharePoints([day('2026-11-01', 5)], 'episode')).toEqual([{ date: '2026-11-01', value: 0 }]);
});
