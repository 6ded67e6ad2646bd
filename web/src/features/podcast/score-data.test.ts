import { expect, it } from 'vitest';
import type { AuthorityDetails, Podcast } from '../../api/types';
import { bestSteps, percentileWords, rankWords, scorePlot } from './score-data';

const point = (date: string, authorityScore: number, weightsVersion = 2) => ({ date, authorityScore, weightsVersion });

it('draws steps that hold until the next change and until now', () => {
  const plot = scorePlot([point('2026-11-01', 40), point('2026-11-06', 60)], '2026-11-11T08:00:00Z', 100, 200);
  expect(plot.lines).toEqual(['M0.0 120.0H50.0V80.0H100.0']);
  expect(plot.dots.map(({ x, y }) => [x, y])).toEqual([[0, 120], [50, 80]]);
});

it('draws no line through one day, and none through a change of the weights', () => {
  const one = scorePlot([point('2026-11-01', 40)], '2026-11-01T08:00:00Z', 100, 200);
  expect([one.lines, one.dots.map(({ x }) => x)]).toEqual([[], [50]]);
  const changed = scorePlot([point('2026-11-01', 40, 1), point('2026-11-06', 60, 2)], '2026-11-11', 100, 200);
  expect(changed.lines).toEqual(['M0.0 120.0H50.0', 'M50.0 80.0H100.0']);
  expect(scorePlot([], '', 100, 200)).toMatchObject({ lines: [], dots: [] });
});

const standing = (authority: number): AuthorityDetails['standing'] => ({
  countedAt: '2026-11-01T00:00:00Z',
  activeDays: 90,
  activeShows: 12_000,
  percentiles: { authority },
  rank: { category: 'business', language: 'en', rank: 12, shows: 3_400 },
});

it('says where the score stands, and no more than is so', () => {
  expect(percentileWords(standing(82.97))).toBe('Higher than 82 % of 12,000 shows that still publish');
  expect(percentileWords(standing(99.989))).toBe('Higher than 99.98 % of 12,000 shows that still publish');
  expect(rankWords(standing(1))).toBe('#12 of 3,400 in Business, English');
  expect([percentileWords(null), rankWords(null)]).toEqual([null, null]);
});

const input = (name: string, points: number | null): Podcast['authorityScoreInputs'][number] => ({
  subScore: 'quality', name, observed: '', value: 0, share: 0, points: 0, pointsAtMost: 0, measuredAt: '2026-11-01T00:00:00Z',
  nextStep: points === null ? null : { what: name, points },
});

it('names the steps that give most', () => {
  expect(bestSteps([input('a', 1), input('b', null), input('c', 3)]).map(({ name }) => name)).toEqual(['c', 'a']);
});
