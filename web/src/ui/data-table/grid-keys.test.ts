import { expect, it } from 'vitest';
import { type GridCommand, gridKey } from './grid-keys';

const columns = ['select', 'title', 'state'];
const press = (keys: string, cell: { isGroup?: boolean; isEditable?: boolean } = {}) => {
  const parts = keys.split('+');
  const has = (name: string) => parts.includes(name);
  const key = (parts.at(-1) ?? '').replace('Space', ' ');
  return gridKey({ key, shiftKey: has('Shift'), ctrlKey: has('Ctrl'), metaKey: has('Meta'), altKey: has('Alt') }, { isGroup: false, isEditable: false, columns, ...cell });
};

it.each<[string, GridCommand | null]>([
  ['ArrowDown', { type: 'move', by: 1 }],
  ['Shift+ArrowUp', { type: 'move', by: -1, isRange: true }],
  ['Ctrl+ArrowDown', { type: 'move-to', end: 'last' }],
  ['Meta+ArrowUp', { type: 'move-to', end: 'first' }],
  ['Shift+PageDown', { type: 'move', by: 10, isRange: true }],
  ['ArrowRight', { type: 'column', columns, by: 1 }],
  ['Home', { type: 'column', columns, by: -3 }],
  ['Ctrl+End', { type: 'move-to', end: 'last' }],
  ['Alt+ArrowLeft', null],
  ['Enter', null],
  ['Space', null],
  ['x', null],
])('%s', (keys, expected) => expect(press(keys)).toEqual(expected));

it('Enter and F2 edit a cell that can be edited', () => {
  expect(press('Enter', { isEditable: true })).toEqual({ type: 'edit' });
  expect(press('F2', { isEditable: true })).toEqual({ type: 'edit' });
  expect(press('Ctrl+Enter', { isEditable: true })).toBeNull();
});

it('Enter and Space open and close a group, which has no columns', () => {
  expect(press('Enter', { isGroup: true })).toEqual({ type: 'toggle-group' });
  expect(press('Space', { isGroup: true })).toEqual({ type: 'toggle-group' });
  expect(press('ArrowRight', { isGroup: true })).toBeNull();
});
