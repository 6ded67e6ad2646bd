import { describe, expect, it } from 'vitest';
import { EXPORT_COLUMNS } from '../../api/lists/exports';
import { cellsOf, columnsToNotExport, describeLimits, exportProblem, formatBytes, initialColumns } from './export-choice';

describe('the columns of an export', () => {
  it('are those that were not left out the last time', () => {
    const columns = initialColumns(['socials', 'contactDetails', 'unknown']);
    expect(columns).toHaveLength(EXPORT_COLUMNS.length - 2);
    expect(columnsToNotExport(columns)).toEqual(['contactDetails', 'socials']);
  });

  it('are never none', () => expect(initialColumns([...EXPORT_COLUMNS])).toEqual(['basicInfo']));
});

describe('a row of the preview', () => {
  it.each([
    [['Salt', 12, null, true], ['Salt', '12', '', 'true']],
    [{ title: 'Salt', episodes: 12 }, ['Salt', '12', '', '']],
  ])('%j', (row, cells) => expect(cellsOf(row, ['title', 'episodes', 'country', 'explicit'])).toEqual(cells));
});

describe('the limits of an export', () => {
  it.each([
    [{ count: 12, limit: 100, remaining: 3 }, null],
    [{ count: 12, limit: null, remaining: null }, null],
    [{ count: 0, limit: 100, remaining: 3 }, 'There is nothing to export.'],
    [{ count: 12, limit: 100, remaining: 0 }, 'You’ve used all exports of this month.'],
    [{ count: 1200, limit: 1000, remaining: 1 }, 'Your plan exports up to 1,000 podcasts per file. This export has 1,200: choose fewer.'],
  ])('%j', (preview, problem) => expect(exportProblem(preview)).toBe(problem));

  it('are told beforehand', () => {
    expect(describeLimits({ count: 240, limit: 1000, remaining: 1 })).toEqual(['240 podcasts', 'up to 1,000 per file', '1 export left this month']);
    expect(describeLimits({ count: 1, limit: null, remaining: null })).toEqual(['1 podcast']);
  });
});

it.each([[1, '1 byte'], [900, '900 bytes'], [2048, '2 kB'], [5_242_880, '5.0 MB']])('%d bytes', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
