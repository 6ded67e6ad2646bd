import { describe, expect, it } from 'vitest';
import { EMPTY_GRID, type GridAction, type GridRows, type GridState, reconcile, reduceGrid, targetKeys } from './grid-state';

const rowsOf = (text: string): GridRows => ({ keys: text.split(' ').filter((key) => key !== ''), isSelectable: (key) => !key.startsWith('#') });
const ROWS = rowsOf('a b c #2 d e');

const run = (rows: GridRows, actions: readonly GridAction[], from: GridState = EMPTY_GRID) => actions.reduce((state, action) => reduceGrid(state, action, rows), from);
const describeGrid = ({ activeKey, selected }: GridState) => `${activeKey ?? '-'}: ${[...selected].toSorted().join('')}`;

const down: GridAction = { type: 'move', by: 1 };
const up: GridAction = { type: 'move', by: -1 };
const rangeDown: GridAction = { type: 'move', by: 1, isRange: true };
const rangeUp: GridAction = { type: 'move', by: -1, isRange: true };

describe('the focus', () => {
  it.each<[string, GridAction[], string]>([
    ['goes to the first row', [down], 'a: '],
    ['goes down and up', [down, down, down, up], 'b: '],
    ['stops at the ends', [down, up, up, { type: 'move', by: 99 }], 'e: '],
    ['includes headings', [{ type: 'activate', key: 'c' }, down], '#2: '],
    ['goes to the last row', [{ type: 'move-to', end: 'last' }], 'e: '],
  ])('%s', (_, actions, expected) => expect(describeGrid(run(ROWS, actions))).toBe(expected));

  it('moves between columns', () => {
    const columns = ['title', 'state', 'notes'];
    const state = run(ROWS, [{ type: 'activate', key: 'a', column: 'title' }, { type: 'column', columns, by: 1 }, { type: 'column', columns, by: 9 }]);
    expect(state.column).toBe('notes');
    expect(run(ROWS, [{ type: 'column', columns, by: -1 }]).column).toBe('title');
  });

  it('stays at its place when the row is gone', () => {
    const state = run(ROWS, [{ type: 'activate', key: 'b' }]);
    expect(reconcile(state, rowsOf('a c d')).activeKey).toBe('c');
    expect(reconcile(run(ROWS, [{ type: 'activate', key: 'e' }]), rowsOf('a b')).activeKey).toBe('b');
    expect(reconcile(state, rowsOf('')).activeKey).toBeNull();
  });

  it('follows its row to another place', () => expect(reconcile(run(ROWS, [{ type: 'activate', key: 'b' }]), rowsOf('e d c b')).activeKey).toBe('b'));
});

describe('the selection', () => {
  it.each<[string, GridAction[], string]>([
    ['one row, and none again', [{ type: 'toggle', key: 'b' }, { type: 'toggle', key: 'b' }], 'b: '],
    ['two rows', [{ type: 'toggle', key: 'b' }, { type: 'toggle', key: 'd' }], 'd: bd'],
    ['no heading', [{ type: 'activate', key: 'a' }, { type: 'toggle', key: '#2' }], 'a: '],
    ['a range with the keys', [down, rangeDown, rangeDown], 'c: abc'],
    ['a range that becomes shorter', [down, rangeDown, rangeDown, rangeUp], 'b: ab'],
    ['a range over a heading', [{ type: 'activate', key: 'c' }, rangeDown, rangeDown], 'd: cd'],
    ['a range upward', [{ type: 'activate', key: 'c' }, rangeUp, rangeUp], 'a: abc'],
    ['a range by clicks', [{ type: 'toggle', key: 'b' }, { type: 'range-to', key: 'd' }], 'd: bcd'],
    ['a second range beside the first', [down, rangeDown, { type: 'activate', key: 'd' }, rangeDown], 'e: abde'],
    ['all rows', [{ type: 'select-all' }], '-: abcde'],
    ['given rows', [{ type: 'select', keys: ['a', '#2', 'd'] }], '-: ad'],
    ['nothing', [{ type: 'select-all' }, { type: 'clear' }], '-: '],
    ['the same rows after a plain move', [down, rangeDown, down], 'c: ab'],
  ])('has %s', (_, actions, expected) => expect(describeGrid(run(ROWS, actions))).toBe(expected));

  it('drops rows that are gone', () => expect(describeGrid(reconcile(run(ROWS, [{ type: 'select-all' }]), rowsOf('b e')))).toBe('-: be'));

  it('decides what a change applies to', () => {
    expect(targetKeys(run(ROWS, [{ type: 'toggle', key: 'd' }, { type: 'toggle', key: 'a' }, { type: 'activate', key: 'b' }]), ROWS)).toEqual(['a', 'd']);
    expect(targetKeys(run(ROWS, [down]), ROWS)).toEqual(['a']);
    expect(targetKeys(run(ROWS, [{ type: 'activate', key: '#2' }]), ROWS)).toEqual([]);
    expect(targetKeys(EMPTY_GRID, ROWS)).toEqual([]);
  });
});
