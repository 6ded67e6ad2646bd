import { expect, it } from 'vitest';
import { barsOf, medianOf } from './status';

it('knows the middle of what was measured', () => {
  expect([medianOf([]), medianOf([5]), medianOf([9, 1, 5]), medianOf([4, 1, 3, 2])]).toEqual([null, 5, 5, 2.5]);
});

it('draws the slowest highest', () => {
  expect(barsOf([2, 4, 1])).toEqual([0.5, 1, 0.25]);
  expect(barsOf([0])).toEqual([0]);
});
