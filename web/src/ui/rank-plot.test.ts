import { expect, it } from 'vitest';
import { pathOf, rankPlot, type RankPoint } from './rank-plot';

/** A letter a day: a digit is a position, `.` a capture without the show, `_` no capture. */
const drawn = (text: string): RankPoint[] =>
  [...text].map((letter, day) => ({
    date: `2026-11-${String(day + 1).padStart(2, '0')}`,
    position: /\d/.test(letter) ? Number(letter) : null,
    status: letter === '.' ? 'off_chart' : letter === '_' ? 'no_chart' : 'observed',
  }));

it('puts 1 on top', () => {
  const { runs } = rankPlot(drawn('15'), 100, 40);
  expect(runs[0]?.map(({ x, y }) => [x, y])).toEqual([[0, 0], [100, 40]]);
});

it('leaves gaps as gaps', () => {
  const { runs, missing, off } = rankPlot(drawn('12__3.4'), 60, 40);
  expect(runs.map((run) => run.length)).toEqual([2, 1, 1]);
  expect(missing).toEqual([{ from: 15, to: 35 }]);
  expect(off).toEqual([{ x: 50, date: '2026-11-06' }]);
});

const positions = (worst: number) => rankPlot([{ date: 'd', position: worst, status: 'observed' }], 10, 10).ticks.map(({ position }) => position);

it('writes round positions beside the scale', () => {
  expect(positions(3)).toEqual([1, 2, 3, 4, 5]);
  expect(positions(9)).toEqual([1, 2, 4, 6, 8, 10]);
  expect(positions(93)).toEqual([1, 20, 40, 60, 80, 100]);
  expect(positions(200)).toEqual([1, 50, 100, 150, 200]);
});

it('draws lines and nothing for nothing', () => {
  expect(pathOf(rankPlot(drawn('12'), 10, 4).runs[0] ?? [])).toBe('M0.0 0.0L10.0 1.0');
  expect(rankPlot([], 10, 4).runs).toEqual([]);
});
