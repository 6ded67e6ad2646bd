import { describe, expect, it } from 'vitest';
import { carryForward, countScale, dateTicks, fillDays, findDots, findGaps, percentScale, type PlotPoint, rankScale, scoreScale } from './series';

/** One character per day from 1 November: a digit is a value, `.` a day with a note, `_` a day without data. */
const drawn = (text: string): PlotPoint[] =>
  [...text].map((letter, day) => ({
    date: `2026-11-${String(day + 1).padStart(2, '0')}`,
    value: /\d/.test(letter) ? Number(letter) : null,
    ...(letter === '.' ? { note: 'Not on the chart' } : {}),
  }));

const days = (count: number, first = '2026-01-01', step = 1) => Array.from({ length: count }, (_, day) => new Date(Date.parse(first) + day * step * 86_400_000).toISOString().slice(0, 10));

describe('days', () => {
  it('inserts missing days without a value, across the end of a month', () => {
    const filled = fillDays([{ date: '2026-02-27', value: 1 }, { date: '2026-03-02', value: 2 }, { date: '2026-03-03', value: 3 }]);
    expect(filled.map(({ date, value }) => [date, value])).toEqual([['2026-02-27', 1], ['2026-02-28', null], ['2026-03-01', null], ['2026-03-02', 2], ['2026-03-03', 3]]);
    expect(fillDays([])).toEqual([]);
  });

  it('carries a value until the next change and until today', () => {
    const carried = carryForward([{ date: '2026-11-01', value: 40 }, { date: '2026-11-03', value: 60 }], '2026-11-04T08:00:00Z');
    expect(carried.map(({ date, value, isCarried = false }) => [date, value, isCarried])).toEqual([
      ['2026-11-01', 40, false], ['2026-11-02', 40, true], ['2026-11-03', 60, false], ['2026-11-04', 60, true],
    ]);
    expect(carryForward([{ date: '2026-11-05', value: 1 }], '2026-11-04')).toHaveLength(1);
    expect(carryForward([{ date: '2026-11-05', value: 1 }], '')).toHaveLength(1);
  });
});

describe('gaps and dots', () => {
  it('finds days without data, not days with a note', () => {
    expect(findGaps(drawn('12__3.4_'))).toEqual([{ first: 2, last: 3 }, { first: 7, last: 7 }]);
    expect(findGaps(drawn('1'))).toEqual([]);
  });

  it('dots every point of a short series', () => expect([...findDots(drawn('12_3'))]).toEqual([0, 1, 3]));

  it('dots isolated points of a long series', () => {
    expect([...findDots(drawn(`${'1'.repeat(40)}_2_33`))]).toEqual([41]);
  });

  it('dots no carried value', () => expect([...findDots(carryForward([{ date: '2026-11-01', value: 4 }], '2026-11-09'))]).toEqual([0]));
});

describe('scales', () => {
  it.each([
    [[3], [1, 2, 3, 4, 5]],
    [[9], [1, 2, 4, 6, 8, 10]],
    [[93], [1, 20, 40, 60, 80, 100]],
    [[200], [1, 50, 100, 150, 200]],
    [[], [1, 2, 3, 4, 5]],
  ])('ranks %j: %j, 1 on top', (ranks, ticks) => expect(rankScale(ranks)).toEqual({ ticks, isReversed: true }));

  it.each([
    [[0], [0, 1]],
    [[3], [0, 1, 2, 3]],
    [[23], [0, 5, 10, 15, 20, 25]],
    [[331], [0, 100, 200, 300, 400]],
  ])('counts %j: %j, whole numbers only', (counts, ticks) => expect(countScale(counts).ticks).toEqual(ticks));

  it.each([
    [[100], [0, 20, 40, 60, 80, 100]],
    [[0.3], [0, 0.1, 0.2, 0.3]],
    [[30.7], [0, 10, 20, 30, 40]],
  ])('percentages %j: %j', (percentages, ticks) => expect(percentScale(percentages).ticks).toEqual(ticks));

  it('scores: 0 to 100', () => expect([scoreScale().ticks.at(0), scoreScale().ticks.at(-1)]).toEqual([0, 100]));
});

describe('dates on the axis', () => {
  it('labels the last day and whole weeks before it', () => {
    expect(dateTicks(days(30), 360)).toEqual({ dates: ['2026-01-02', '2026-01-09', '2026-01-16', '2026-01-23', '2026-01-30'], unit: 'day' });
  });

  it('labels each of a few days', () => expect(dateTicks(days(3), 360).dates).toEqual(days(3)));

  it('labels the start of months over a year', () => {
    expect(dateTicks(days(365, '2025-11-25'), 6 * 84)).toEqual({ dates: ['2026-01-01', '2026-03-01', '2026-05-01', '2026-07-01', '2026-09-01', '2026-11-01'], unit: 'month' });
  });

  it('labels the first week of a month where rows are weeks', () => {
    const { dates, unit } = dateTicks(days(52, '2025-11-24', 7), 1100);
    expect([dates.slice(0, 2), unit]).toEqual([['2025-12-01', '2026-01-05'], 'month']);
  });

  it.each([1, 2, 3, 7, 30, 90, 100, 101, 365, 2000])('labels at least one date and no more than fit: %i days', (count) => {
    for (const width of [130, 240, 700, 1200]) {
      const { dates, unit } = dateTicks(days(count), width);
      expect(dates.length).toBeGreaterThan(0);
      expect(dates.length * (unit === 'month' ? 84 : 60)).toBeLessThanOrEqual(width);
    }
  });

  it('labels nothing in an empty series', () => expect(dateTicks([], 5).dates).toEqual([]));
});
