import { expect, it } from 'vitest';
import { sparklineRuns, toSvgPath } from './sparkline-paths';

it('puts 1 on top and spreads the days', () => {
  expect(sparklineRuns([1, 5], 100, 40)).toEqual([[{ x: 0, y: 0 }, { x: 100, y: 40 }]]);
  expect(sparklineRuns([3], 100, 40)).toEqual([[{ x: 50, y: 20 }]]);
});

it('leaves gaps as gaps', () => {
  expect(sparklineRuns([null, 1, 2, null, null, 3, null, 4], 70, 40).map((run) => run.map(({ x }) => x))).toEqual([[10, 20], [50], [70]]);
  expect(sparklineRuns([], 10, 4)).toEqual([]);
});

it('draws a line through a run', () => {
  expect(toSvgPath(sparklineRuns([1, 2], 10, 4)[0] ?? [])).toBe('M0.0 0.0L10.0 1.0');
});
