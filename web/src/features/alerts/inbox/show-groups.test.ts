import { expect, it } from 'vitest';
import { sample } from '../../../testing/sample';
import type { AlertMatch } from '../../../api/alerts/types';
import { groupByShow } from './show-groups';

const match = (id: string, podcastId: string) => sample('AlertMatchView', { id, podcast: sample('MatchPodcastView', { id: podcastId }) }) as AlertMatch;

it('keeps the newest first among shows and within each', () => {
  const groups = groupByShow([match('m5', 'brine'), match('m4', 'looms'), match('m3', 'brine'), match('m2', 'looms'), match('m1', 'salt')]);
  expect(groups.map(({ podcast, matches }) => [podcast.id, ...matches.map(({ id }) => id)])).toEqual([
    ['brine', 'm5', 'm3'],
    ['looms', 'm4', 'm2'],
    ['salt', 'm1'],
  ]);
});
