import { expect, test } from 'vitest';
import { explainZeroResults } from './zero-results';

const search = (label: string | null, value: number) => ({ kind: label === null ? ('all' as const) : ('without' as const), label: label ?? '', mode: 'podcasts' as const, total: { value, relation: 'eq' } });

test('the one filter that leaves nothing is named', () => {
  expect(explainZeroResults([search('Japanese', 12), search('Clean only', 0), search(null, 13)], 'shelf')).toBe('“Japanese” leaves no results. Without it, 12 podcasts match.');
  expect(explainZeroResults([search('Japanese', 1), search('Clean only', 0), search(null, 1)], 'shelf')).toContain('1 podcast matches.');
});

test('several filters, all filters together, or the words are to blame', () => {
  expect(explainZeroResults([search('Japanese', 2), search('Clean only', 3), search(null, 5)], 'shelf')).toBe('Remove one of these to see results:');
  expect(explainZeroResults([search('Japanese', 0), search('Clean only', 0), search(null, 5)], 'shelf')).toBe('No podcasts match all filters together. Without filters, 5 podcasts match.');
  expect(explainZeroResults([search('Clean only', 0)], 'qqzz')).toBe('Nothing contains “qqzz”, even without filters.');
  expect(explainZeroResults([], 'qqzz')).toBe('Nothing contains “qqzz”.');
});

test('nothing is claimed before everything is counted', () => {
  expect(explainZeroResults([{ ...search('Clean only', 0), total: undefined }], 'x')).toBeNull();
});

test('a phrase that no text has is named', () => {
  const unquoted = { ...search('cold storage', 3), kind: 'unquoted' as const };
  expect(explainZeroResults([unquoted, search('cold storage', 9)], '')).toBe('Nothing matches “cold storage” exactly. Without quotes, 3 podcasts match.');
});
