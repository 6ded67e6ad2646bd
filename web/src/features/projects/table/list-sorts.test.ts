import { expect, it } from 'vitest';
import type { ListRow } from './list-row';
import { DEFAULT_SORTS, type ListSort, nextSorts, type SortColumn, sortRows } from './list-sorts';
import { NOW_MS, sampleRow } from './sample-rows';

const ids = (rows: readonly ListRow[]) => rows.map(({ id }) => id).join(' ');

const ROWS = [
  sampleRow('none', { addedAtMs: NOW_MS - 1 }),
  sampleRow('low', { priority: 'low', authority: 40, state: 'ignored', nextActionOn: '2026-12-01' }),
  sampleRow('urgent', { priority: 'urgent', authority: 90, state: 'pitched', title: 'Show 10' }),
  sampleRow('medium', { priority: 'medium', state: 'qualified', title: 'show 9', nextActionOn: '2026-11-01' }),
  sampleRow('newer', { addedAtMs: NOW_MS }),
];

it.each<[SortColumn, 'asc' | 'desc', string]>([
  ['priority', 'desc', 'urgent medium low newer none'],
  ['priority', 'asc', 'low medium urgent newer none'],
  ['authority', 'desc', 'urgent low newer none medium'],
  ['authority', 'asc', 'low urgent newer none medium'],
  ['nextActionOn', 'asc', 'medium low newer none urgent'],
  ['nextActionOn', 'desc', 'low medium newer none urgent'],
  ['state', 'asc', 'newer none medium urgent low'],
  ['title', 'asc', 'low newer none medium urgent'],
])('by %s %s: missing values last', (column, direction, expected) => expect(ids(sortRows(ROWS, [{ column, direction }]))).toBe(expected));

it('sorts urgent first, then the newest', () => expect(ids(sortRows(ROWS, DEFAULT_SORTS))).toBe('urgent medium low newer none'));

it('sorts by the second column among equals', () =>
  expect(ids(sortRows(ROWS, [{ column: 'priority', direction: 'desc' }, { column: 'addedAt', direction: 'asc' }]))).toBe('urgent medium low none newer'));

it('keeps the order of equal rows, whatever the order of the input', () => {
  const rows = [sampleRow('b', { title: 'Same' }), sampleRow('a', { title: 'Same' })];
  expect(ids(sortRows(rows, []))).toBe('a b');
  expect(ids(sortRows(rows.toReversed(), []))).toBe('a b');
});

it.each<[string, readonly ListSort[], SortColumn, boolean, readonly ListSort[]]>([
  ['the first direction', [], 'priority', false, [{ column: 'priority', direction: 'desc' }]],
  ['the opposite direction', [{ column: 'priority', direction: 'desc' }], 'priority', false, [{ column: 'priority', direction: 'asc' }]],
  ['no sort', [{ column: 'priority', direction: 'asc' }], 'priority', false, []],
  ['another column', [{ column: 'priority', direction: 'asc' }], 'title', false, [{ column: 'title', direction: 'asc' }]],
  ['a second column', [{ column: 'priority', direction: 'desc' }], 'title', true, [{ column: 'priority', direction: 'desc' }, { column: 'title', direction: 'asc' }]],
  ['one of two columns alone', DEFAULT_SORTS, 'priority', false, [{ column: 'priority', direction: 'desc' }]],
])('a click leads to %s', (_, sorts, column, isAdded, expected) => expect(nextSorts(sorts, column, isAdded)).toEqual(expected));

it('sorts by the rating, then by its points, with what was not reviewed last', () => {
  const rows = [sampleRow('a', { relevancy: 4, relevancyPoints: 70 }), sampleRow('b'), sampleRow('c', { relevancy: 5, relevancyPoints: 90 }), sampleRow('d', { relevancy: 4, relevancyPoints: 78 })];
  expect(sortRows(rows, [{ column: 'relevancy', direction: 'desc' }]).map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b']);
});
