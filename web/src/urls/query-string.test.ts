import { expect, it } from 'vitest';
import { formatQueryString, parseQueryString, readCount, readList, readText } from './query-string';

it.each(['?q=cold+storage', '?genres=arts&genres=true+crime&q=a', '?q=%22exact%22+-word', ''])('%s round trips', (text) =>
  expect(formatQueryString(parseQueryString(text))).toBe(text),
);

it('keeps numbers and booleans as text', () => expect(parseQueryString('?q=2024&x=true')).toEqual({ q: '2024', x: 'true' }));

it.each([
  ['25', 25],
  ['0', 0],
  ['-1', null],
  ['1e3', null],
  ['', null],
])('reads %s as the count %s', (text, count) => expect(readCount(text)).toBe(count));

it('reads text and lists', () => {
  expect(readText(['a', 'b'])).toBe('a');
  expect(readText('')).toBeNull();
  expect(readList('a')).toEqual(['a']);
  expect(readList(undefined)).toEqual([]);
});
