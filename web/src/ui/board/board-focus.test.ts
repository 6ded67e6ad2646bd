import { expect, it } from 'vitest';
import { type BoardMove, columnBeside, findCard, moveFocus } from './board-focus';

const COLUMNS = [
  { key: 'prospect', cards: ['a', 'b', 'c'] },
  { key: 'qualified', cards: [] },
  { key: 'pitched', cards: ['d'] },
  { key: 'ignored', cards: [] },
];

it.each<[string | null, BoardMove, string]>([
  [null, 'down', 'a'],
  ['a', 'down', 'b'],
  ['c', 'down', 'c'],
  ['a', 'up', 'a'],
  ['b', 'last', 'c'],
  ['c', 'first', 'a'],
  ['c', 'right', 'd'],
  ['d', 'left', 'a'],
  ['d', 'right', 'd'],
  ['gone', 'up', 'a'],
])('from %s %s to %s', (card, move, expected) => expect(moveFocus(COLUMNS, card, move)).toBe(expected));

it('has no card to focus on an empty board', () => expect(moveFocus([{ key: 'prospect', cards: [] }], null, 'down')).toBeNull());

it('finds the column beside, also an empty one', () => {
  expect(columnBeside(COLUMNS, 'prospect', 'right')).toBe('qualified');
  expect(columnBeside(COLUMNS, 'prospect', 'left')).toBeNull();
  expect(columnBeside(COLUMNS, 'ignored', 'right')).toBeNull();
  expect(findCard(COLUMNS, 'd')).toEqual({ column: 2, place: 0 });
});
