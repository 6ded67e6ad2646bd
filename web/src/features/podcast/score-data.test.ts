import { expect, it } from 'vitest';
import type { AuthorityDetails, Podcast } from '../../api/types';
import { describeConfidence, describePercentile, describeRank, pointsWithoutData, scorePoints, topSteps } from './score-data';

const point = (date: string, authorityScore: number, weightsVersion = 2) => ({ date, authorityScore, weightsVersion });

it('carries a score forward to the next change and to today', () => {
  const points = scorePoints([point('2026-11-01', 40), point('2026-11-03', 60)], '2026-11-04T08:00:00Z');
  expect(points.map(({ date, value }) => [date, value])).toEqual([['2026-11-01', 40], ['2026-11-02', 40], ['2026-11-03', 60], ['2026-11-04', 60]]);
});

it('does not connect scores of different weight versions', () => {
  const points = scorePoints([point('2026-11-01', 40, 1), point('2026-11-02', 60, 2)], '2026-11-02');
  expect(points.map(({ line }) => line)).toEqual(['1', '2']);
  expect(scorePoints([], '')).toEqual([]);
});

const peers = (authority: number): AuthorityDetails['standing'] => ({
  countedAt: '2026-11-01T00:00:00Z',
  activeDays: 90,
  activeShows: 12_000,
  percentiles: { authority },
  rank: { category: 'business', language: 'en', rank: 12, shows: 3_400 },
});

it('describes percentile and rank without overstating them', () => {
  expect(describePercentile(peers(82.97))).toBe('Top 18% of 12,000 active podcasts');
  expect(describePercentile(peers(99.989))).toBe('Top 0.02% of 12,000 active podcasts');
  expect(describePercentile(peers(99.1))).toBe('Top 0.9% of 12,000 active podcasts');
  expect(describePercentile(peers(40.9))).toBe('Higher than 40% of 12,000 active podcasts');
  expect(describeRank(peers(1))).toBe('#12 of 3,400 in Business, English');
  expect([describePercentile(null), describeRank(null)]).toEqual([null, null]);
});

it('describes the confidence, and the substitute for missing data', () => {
  expect(describeConfidence({ confidence: 0.276, missing: ['youtube', 'social'] })).toBe('Low confidence: 28% of the score is measured. YouTube and social count as the average of all podcasts here.');
  expect(describeConfidence({ confidence: 0.7, missing: ['engagement'] })).toBe('Medium confidence: 70% of the score is measured. Engagement counts as the average of all podcasts here.');
  expect(describeConfidence({ confidence: 0.94, missing: [] })).toBe('High confidence: 94% of the score is measured. The rest counts as the average of all podcasts here.');
  expect(describeConfidence({ confidence: 1, missing: [] })).toBeNull();
});

it('gives the rest of the points to inputs without data', () => {
  expect(pointsWithoutData(34.5, [{ points: 20 }, { points: 1.5 }])).toBe(13);
  expect(pointsWithoutData(20, [{ points: 20.04 }])).toBe(0);
});

const input = (name: string, points: number | null): Podcast['authorityScoreInputs'][number] => ({
  subScore: 'quality', name, observed: '', value: 0, share: 0, points: 0, pointsAtMost: 0, measuredAt: '2026-11-01T00:00:00Z',
  nextStep: points === null ? null : { what: name, points },
});

it('returns the steps with the most points', () => {
  expect(topSteps([input('a', 1), input('b', null), input('c', 3)]).map(({ name }) => name)).toEqual(['c', 'a']);
});
