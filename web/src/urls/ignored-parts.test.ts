import { expect, it } from 'vitest';
import { ignoredParts } from './ignored-parts';
import { parseQueryString } from './query-string';

it('names what a page did not understand', () => {
  const query = parseQueryString('state=sent&mine=yes&sort=&colour=red&colour=blue');
  expect(ignoredParts(query, { mine: 'yes', state: null })).toEqual(['state', 'colour']);
  expect(ignoredParts(parseQueryString(''), { state: null })).toEqual([]);
});
