import { expect, it } from 'vitest';
import { type ColumnDraft, customKey, findColumnProblem, fromDrafts, parseNumber, sortValue, toDraft, valuesById } from './custom-columns';
import { isSortColumn, sortRows } from './list-sorts';
import { DEFAULT_SETTINGS, formatListUrl, parseListUrl } from './list-view';
import { sampleRow } from './sample-rows';

const FEE = customKey('fee');
const draft = (fields: Partial<ColumnDraft>): ColumnDraft => ({ key: 'k', id: null, name: 'Fee', kind: 'text', options: '', ...fields });

it('sorts numbers as numbers and texts as texts, missing values last', () => {
  const rows = [sampleRow('ten', { [FEE]: '10' }), sampleRow('none'), sampleRow('nine', { [FEE]: '9.5' }), sampleRow('debt', { [FEE]: '-2' })];
  expect(isSortColumn(FEE)).toBe(true);
  expect(sortRows(rows, [{ column: FEE, direction: 'asc' }]).map(({ id }) => id)).toEqual(['debt', 'nine', 'ten', 'none']);
  expect([sortValue('2026-11-21'), sortValue(''), sortValue('12.50')]).toEqual(['2026-11-21', null, 12.5]);
});

it('keeps the sort by a column of the list in the URL', () => {
  const url = formatListUrl({ viewId: null, openId: null, panel: 'overview' }, { ...DEFAULT_SETTINGS, sorts: [{ column: FEE, direction: 'desc' }] }, DEFAULT_SETTINGS);
  expect(url.sort).toEqual(['custom:fee:desc']);
  const parsed = parseListUrl({ sort: 'custom:fee:desc' });
  expect(parsed.ignored).toEqual([]);
  expect(parsed.settingsOver(DEFAULT_SETTINGS).sorts).toEqual([{ column: FEE, direction: 'desc' }]);
});

it('sends values by the id of their column', () => {
  expect(valuesById({ state: 'lost', [FEE]: null, [customKey('tier')]: 'A' })).toEqual({ fee: null, tier: 'A' });
  expect(valuesById({ state: 'lost' })).toBeNull();
});

it('takes numbers with a decimal comma', () => {
  expect([parseNumber('12,5'), parseNumber(' 3 '), parseNumber('1,000,000'), parseNumber('much'), parseNumber('')]).toEqual(['12.5', '3', null, null, null]);
});

it('finds what is wrong with a column', () => {
  const other = draft({ key: 'o', name: 'fee ' });
  expect(findColumnProblem(draft({ name: ' ' }), [])).toBe('Enter a name');
  expect(findColumnProblem(draft({}), [other])).toBe('Another column has this name');
  expect(findColumnProblem(draft({ kind: 'choice', options: ' \n' }), [])).toBe('Enter at least one option');
  expect(findColumnProblem(draft({ kind: 'choice', options: 'A\nB' }), [])).toBeNull();
});

it('sends a column as it was entered, with options for a choice only', () => {
  expect(fromDrafts([draft({ name: ' Tier ', kind: 'choice', options: 'A\n\nB\nA' }), draft({ id: 'c1', options: 'A' })])).toEqual([
    { name: 'Tier', kind: 'choice', options: ['A', 'B'] },
    { id: 'c1', name: 'Fee', kind: 'text' },
  ]);
  expect(toDraft({ id: 'c1', name: 'Tier', kind: 'choice', options: ['A', 'B'] })).toEqual({ key: 'c1', id: 'c1', name: 'Tier', kind: 'choice', options: 'A\nB' });
});
