import { expect, it } from 'vitest';
import { rowsInView, topsOf } from './row-window';

const indexesOf = (rows: ReturnType<typeof rowsInView>) => rows.map(({ index }) => index);
const ROWS = { tops: topsOf(Array.from({ length: 100 }, () => 40)), from: 0, to: 0, more: 0, kept: -1 };

it('finds the rows in view, and some before and after them', () => {
  expect(indexesOf(rowsInView({ ...ROWS, from: 400, to: 470 }))).toEqual([10, 11]);
  expect(indexesOf(rowsInView({ ...ROWS, from: 400, to: 470, more: 2 }))).toEqual([8, 9, 10, 11, 12, 13]);
  expect(indexesOf(rowsInView({ ...ROWS, from: -20, to: 30, more: 2 }))).toEqual([0, 1, 2]);
  expect(indexesOf(rowsInView({ ...ROWS, from: 3_990, to: 9_000, more: 1 }))).toEqual([98, 99]);
});

it('keeps a row that is out of view, in its order', () => {
  expect(indexesOf(rowsInView({ ...ROWS, from: 400, to: 410, kept: 3 }))).toEqual([3, 10]);
  expect(indexesOf(rowsInView({ ...ROWS, from: 400, to: 410, kept: 90 }))).toEqual([10, 90]);
  expect(indexesOf(rowsInView({ ...ROWS, from: 400, to: 410, kept: 10 }))).toEqual([10]);
  expect(indexesOf(rowsInView({ ...ROWS, from: 400, to: 410, kept: 100 }))).toEqual([10]);
});

it('places rows of different heights, and none of an empty table', () => {
  expect(rowsInView({ ...ROWS, tops: topsOf([40, 50, 40]), from: 45, to: 95 })).toEqual([{ index: 1, top: 40, height: 50 }, { index: 2, top: 90, height: 40 }]);
  expect(topsOf([40, 50]).at(-1)).toBe(90);
  expect(rowsInView({ ...ROWS, tops: topsOf([]) })).toEqual([]);
});
