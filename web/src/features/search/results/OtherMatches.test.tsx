import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OtherMatches } from './OtherMatches';

const textOf = (matches: { field: string; highlighted: string }[]) => renderToStaticMarkup(<OtherMatches highlights={matches} />).replaceAll(/<(?!\/?mark>)[^>]+>/g, '|');

it.each([
  [[], ''],
  [[{ field: 'keyword', highlighted: '<em>fermentation</em>' }], '||Keyword: <mark>fermentation</mark>||'],
  [[{ field: 'host', highlighted: '<em>Ada</em> &amp; Co' }, { field: 'author', highlighted: '<em>Ada</em>' }], '||Host: <mark>Ada</mark> &amp; Co||Author: <mark>Ada</mark>||'],
])('%j', (matches, expected) => expect(textOf(matches)).toBe(expected));

it('shows at most three', () => {
  const many = ['a', 'b', 'c', 'd'].map((word) => ({ field: 'keyword', highlighted: word }));
  expect(textOf(many).match(/Keyword/g)).toHaveLength(3);
});
