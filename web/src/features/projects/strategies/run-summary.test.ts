import { expect, it } from 'vitest';
import { describeFound, describeUnsearched } from './run-summary';

const search = (keyword: string, problem: string | null = null) => ({ keyword, foundCount: 1, newCount: 1, problem });

it('says how many of the found podcasts are new', () => {
  const searches = [search('rust'), search('x', 'It is not a search term.')];
  expect(describeFound({ searches, foundCount: 41, newCount: 12 })).toBe('1 keyword searched. 41 podcasts found, 12 of them new.');
  expect(describeFound({ searches, foundCount: 1, newCount: 0 })).toBe('1 keyword searched. 1 podcast found, none of them new.');
  expect(describeFound({ searches: [], foundCount: 0, newCount: 0 })).toBe('0 keywords searched. No podcast found.');
});

it('names the keywords that were not searched once for each reason', () => {
  const limit = 'Your plan searches 1 keyword of a strategy.';
  expect(describeUnsearched([search('rust'), search('go', limit), search('zig', limit), search('x', 'It is not a search term.')])).toEqual([
    `Not searched: “go”, “zig”. ${limit}`,
    'Not searched: “x”. It is not a search term.',
  ]);
  expect(describeUnsearched([search('rust')])).toEqual([]);
});
