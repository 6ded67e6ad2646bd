import { describe, expect, it } from 'vitest';
import type { ExportGroup } from '../../api/lists/exports';
import { cellText, columnsToNotExport, describeLimits, exportProblem, formatBytes, initialGroups, maxRows } from './export-choice';

const group = (key: string, plan: string | null = null): ExportGroup => ({ key, label: key, plan });
const GROUPS = [group('basicInfo'), group('socials'), group('contactDetails', 'business'), group('website')];
const LIMITS = { total: 240, totalIsExact: true, limit: 1000, remaining: 97 };

describe('the columns of an export', () => {
  it('are those of the plan that were not left out the last time', () => expect(initialGroups(GROUPS, ['socials', 'unknown'])).toEqual(['basicInfo', 'website']));
  it('are never none', () => expect(initialGroups(GROUPS, ['basicInfo', 'socials', 'website'])).toEqual(['basicInfo']));
  it('are remembered by what was left out, without what the plan does not have', () =>
    expect(columnsToNotExport(GROUPS, ['basicInfo'], ['listDetails', 'socials'])).toEqual(['listDetails', 'socials', 'website']));
});

describe('a cell of the preview', () => {
  it.each([
    ['Salt', 'text', 'Salt'],
    [null, 'text', ''],
    [undefined, 'integer', ''],
    [0, 'integer', '0'],
    [false, 'boolean', 'No'],
    [['a@b.example', 'c@d.example'], 'list', 'a@b.example; c@d.example'],
    ['2026-11-24', 'date', '24 Nov 2026'],
    [{ count: 1 }, 'text', '{"count":1}'],
  ])('%j of %s', (value, kind, text) => expect(cellText(value, kind)).toBe(text));
});

describe('the limits of an export', () => {
  it.each([
    [{}, 240, null],
    [{ total: 5000 }, 1000, null],
    [{ total: 0 }, 1, 'There’s nothing to export.'],
    [{ remaining: 0 }, 240, 'You’ve used all your exports this month.'],
    [{ limit: 0 }, 240, 'Exports come with the Business plan.'],
    [{ limit: 100 }, 240, 'Your plan exports up to 100 podcasts per file.'],
    [{ limit: 100 }, null, 'Your plan exports up to 100 podcasts per file. This list has 240: show fewer states.'],
    [{ remaining: null }, null, null],
  ])('%j, %s podcasts', (changes, chosen, problem) => expect(exportProblem({ ...LIMITS, ...changes }, chosen)).toBe(problem));

  it('bound the number of podcasts', () => {
    expect(maxRows(LIMITS)).toBe(240);
    expect(maxRows({ ...LIMITS, total: 5000 })).toBe(1000);
    expect(maxRows({ ...LIMITS, totalIsExact: false })).toBe(1000);
  });

  it('are told beforehand', () => {
    expect(describeLimits({ ...LIMITS, remaining: 1 })).toEqual(['240 podcasts', 'up to 1,000 per file', '1 export left this month']);
    expect(describeLimits({ total: 1, totalIsExact: true, limit: 0, remaining: null })).toEqual(['1 podcast']);
    expect(describeLimits({ ...LIMITS, total: 10_000, totalIsExact: false, remaining: null })).toEqual(['10,000+ podcasts', 'up to 1,000 per file']);
  });
});

it.each([[1, '1 byte'], [900, '900 bytes'], [2048, '2 kB'], [5_242_880, '5.0 MB']])('%d bytes', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
