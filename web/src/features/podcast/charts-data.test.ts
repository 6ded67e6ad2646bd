import { expect, it } from 'vitest';
import { changeOf, pointsOf } from './charts-data';

const week = { startDate: '2026-11-16', endDate: '2026-11-22', isPartial: false, calendarDays: 7, averagePosition: null, chartDays: 0, missingDates: [], hasCoverageGaps: true };

it('says why a week has no position', () => {
  const points = pointsOf({
    resolution: 'weekly',
    buckets: [
      { ...week, bestPosition: 4, daysCharted: 2, offChartDays: 1, unknownDays: 0 },
      { ...week, bestPosition: null, daysCharted: 0, offChartDays: 3, unknownDays: 0 },
      { ...week, bestPosition: null, daysCharted: 0, offChartDays: 3, unknownDays: 1 },
      { ...week, bestPosition: null, daysCharted: 0, offChartDays: 0, unknownDays: 0 },
    ],
  });
  expect(points.map(({ position, status }) => position ?? status)).toEqual([4, 'off_chart', 'unknown', 'no_chart']);
});

const short = (changeKind: string, change: number | null) => changeOf({ changeKind, change }).short;

it('says what happened since the capture before', () => {
  expect([short('moved', 3), short('moved', -2), short('unchanged', 0), short('new', null), short('off', null)]).toEqual(['▲ 3', '▼ 2', '=', 'new', '']);
});
