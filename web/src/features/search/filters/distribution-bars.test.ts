import { expect, test } from 'vitest';
import { toBars } from './distribution-bars';

const RANGES = [
  { min: 0, below: 10, count: 4 },
  { min: 10, below: 25, count: 8 },
  { min: 25, below: null, count: 0 },
];

test('bars have the ranges that filters select, with both ends', () => {
  expect(toBars(RANGES, true).map(({ range, height }) => [range.min, range.max, height])).toEqual([[0, 9, 50], [10, 24, 100], [25, null, 0]]);
  expect(toBars(RANGES, false).map(({ range }) => range.max)).toEqual([9.99, 24.99, null]);
});

test('bars have names for screen readers', () => {
  expect(toBars(RANGES, true).map(({ label }) => label)).toEqual(['0 to 9: 4', '10 to 24: 8', '25 and more: 0']);
  expect(toBars(RANGES, false)[0]?.label).toBe('0 to 10: 4');
});

test('no hits make no bars higher than others', () => {
  expect(toBars(RANGES.map((range) => ({ ...range, count: 0 })), true).map(({ height }) => height)).toEqual([0, 0, 0]);
  expect(toBars([], true)).toEqual([]);
});
