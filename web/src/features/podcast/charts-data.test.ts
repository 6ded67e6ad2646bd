import { expect, it } from 'vitest';
import { describeMovement, formatStreak, OFF_CHART, rankPoints } from './charts-data';

const week = { startDate: '2026-11-16', endDate: '2026-11-22', isPartial: false, calendarDays: 7, averagePosition: null, chartDays: 0, missingDates: [], hasCoverageGaps: true };

it('notes why a week has no position', () => {
  const points = rankPoints({
    resolution: 'weekly',
    buckets: [
      { ...week, bestPosition: 4, daysCharted: 2, offChartDays: 1, unknownDays: 0 },
      { ...week, bestPosition: null, daysCharted: 0, offChartDays: 3, unknownDays: 0 },
      { ...week, bestPosition: null, daysCharted: 0, offChartDays: 3, unknownDays: 1 },
      { ...week, bestPosition: null, daysCharted: 0, offChartDays: 0, unknownDays: 0 },
    ],
  });
  expect(points.map(({ value, note }) => value ?? note)).toEqual([4, OFF_CHART, undefined, undefined]);
});

const day = (date: string, position: number | null, status: string) => ({ date, position, status, chartCoverage: 'complete' });

it('distinguishes days without data from days off the chart, and inserts missing days', () => {
  const points = rankPoints({ resolution: 'daily', points: [day('2026-11-01', 3, 'observed'), day('2026-11-02', null, 'off_chart'), day('2026-11-03', null, 'no_chart'), day('2026-11-05', 2, 'observed')] });
  expect(points).toEqual([
    { date: '2026-11-01', value: 3 },
    { date: '2026-11-02', value: null, note: OFF_CHART },
    { date: '2026-11-03', value: null },
    { date: '2026-11-04', value: null },
    { date: '2026-11-05', value: 2 },
  ]);
});

const streak = (days: number | null, boundedByMissingCoverage: boolean) => formatStreak({ days, boundedByMissingCoverage } as Parameters<typeof formatStreak>[0]);

it('marks a streak that may be longer', () => {
  expect([streak(12, false), streak(1, true), streak(null, false)]).toEqual(['12 days', '1 day or more', 'Unknown']);
});

const short = (changeKind: string, change: number | null) => describeMovement({ changeKind, change }).short;

it('describes the movement since the previous capture', () => {
  expect([short('moved', 3), short('moved', -2), short('unchanged', 0), short('new', null), short('off', null)]).toEqual(['▲ 3', '▼ 2', '=', 'new', '']);
});
