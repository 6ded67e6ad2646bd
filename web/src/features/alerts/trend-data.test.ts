import { expect, it } from 'vitest';
import { countFiltered, countKept, trendPoints } from './trend-data';

const DAYS = [
  { day: '2026-11-20', kept: 2, filtered: 1 },
  { day: '2026-11-23', kept: 0, filtered: 4 },
];

it('has a point of zero for a day without matches', () => {
  expect(trendPoints(DAYS)).toEqual([
    { date: '2026-11-20', value: 2 },
    { date: '2026-11-21', value: 0 },
    { date: '2026-11-22', value: 0 },
    { date: '2026-11-23', value: 0 },
  ]);
  expect(trendPoints([])).toEqual([]);
});

it('counts what was kept and filtered', () => {
  expect([countKept(DAYS), countFiltered(DAYS)]).toEqual([2, 5]);
});
