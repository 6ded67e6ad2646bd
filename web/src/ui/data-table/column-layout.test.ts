import { expect, it } from 'vitest';
import { type ColumnDefaults, columnBeside, layoutColumns, moveColumn, parseColumns, pinColumn, placeColumn, resizeColumn, settingsOf, showColumn, shownColumns } from './column-layout';

const DEFAULTS: ColumnDefaults[] = [
  { key: 'title', width: 300, pinned: 'start', isFixed: true },
  { key: 'state', width: 120 },
  { key: 'notes', width: 200 },
  { key: 'genres', width: 160, hidden: true },
];

const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key).join(' ');
const initial = layoutColumns(DEFAULTS, []);

it('has the default layout without settings, and needs none for it', () => {
  expect(keys(shownColumns(initial))).toBe('title state notes');
  expect(settingsOf(DEFAULTS, initial)).toEqual([]);
});

it('keeps order, width, pinned and hidden columns through their settings', () => {
  const changed = pinColumn(showColumn(resizeColumn(moveColumn(initial, 'genres', 'state'), 'state', 150), 'notes', false), 'state', 'end');
  const shown = showColumn(changed, 'genres', true);
  expect(layoutColumns(DEFAULTS, settingsOf(DEFAULTS, shown))).toEqual(shown);
  expect(keys(shownColumns(shown))).toBe('title genres state');
});

it('moves a column to the place of another one, in both directions', () => {
  expect(keys(moveColumn(initial, 'state', 'genres'))).toBe('title notes genres state');
  expect(keys(moveColumn(initial, 'genres', 'state'))).toBe('title genres state notes');
  expect(moveColumn(initial, 'state', 'state')).toBe(initial);
  expect(moveColumn(initial, 'unknown', 'state')).toBe(initial);
});

it('puts a column before or after another one', () => {
  expect(keys(placeColumn(initial, 'state', 'notes', 'end'))).toBe('title notes state genres');
  expect(keys(placeColumn(initial, 'genres', 'state', 'start'))).toBe('title genres state notes');
  expect(keys(placeColumn(initial, 'notes', 'state', 'end'))).toBe('title state notes genres');
  expect(placeColumn(initial, 'state', 'state', 'end')).toBe(initial);
  expect(placeColumn(initial, 'unknown', 'state', 'end')).toBe(initial);
});

it('pins a column like the one that it is put beside', () => {
  const pinned = pinColumn(initial, 'notes', 'start');
  expect(placeColumn(pinned, 'state', 'notes', 'end').find(({ key }) => key === 'state')?.pinned).toBe('start');
  expect(placeColumn(pinned, 'notes', 'state', 'start').find(({ key }) => key === 'notes')?.pinned).toBeNull();
});

it('knows the shown column beside another one', () => {
  expect(columnBeside(initial, DEFAULTS, 'state', 1)).toBe('notes');
  expect(columnBeside(initial, DEFAULTS, 'notes', 1)).toBeNull();
  expect(columnBeside(initial, DEFAULTS, 'state', -1)).toBeNull();
});

it('puts columns of a newer version last, and drops those that no longer exist', () => {
  const layout = layoutColumns(DEFAULTS, [{ key: 'notes' }, { key: 'gone' }, { key: 'state', width: 90 }]);
  expect(keys(layout)).toBe('title notes state genres');
});

it('does not hide, unpin or move a fixed column', () => {
  const layout = layoutColumns(DEFAULTS, [{ key: 'state' }, { key: 'title', hidden: true, width: 400 }]);
  expect(layout[0]).toEqual({ key: 'title', width: 400, pinned: 'start', isHidden: false });
});

it('limits the width', () => expect(resizeColumn(initial, 'state', 4).find(({ key }) => key === 'state')?.width).toBe(72));

it.each([
  [null, []],
  [[{ key: 'a', width: 'wide', pinned: 'left', hidden: 1 }, { key: 'a' }, 4, { width: 3 }], [{ key: 'a' }]],
  [[{ key: 'a', pinned: true, width: 9999 }], [{ key: 'a', pinned: 'start', width: 640 }]],
])('reads %j', (stored, expected) => expect(parseColumns(stored)).toEqual(expected));
