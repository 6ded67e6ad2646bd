import { expect, it } from 'vitest';
import { firstMarked, fromMark, parseHighlight } from './highlights';

it.each([
  ['plain', [{ text: 'plain', marked: false }]],
  ['', []],
  ['a <em>cold</em> room', [{ text: 'a ', marked: false }, { text: 'cold', marked: true }, { text: ' room', marked: false }]],
  ['<em>R&amp;D</em> &lt;b&gt;', [{ text: 'R&D', marked: true }, { text: ' <b>', marked: false }]],
  ['<script>x</script>', [{ text: '<script>x</script>', marked: false }]],
  ['an <em>open', [{ text: 'an ', marked: false }, { text: 'open', marked: true }]],
  ['a stray </em>end', [{ text: 'a stray ', marked: false }, { text: 'end', marked: false }]],
  ['&amp;lt;', [{ text: '&lt;', marked: false }]],
])('%s', (source, expected) => expect(parseHighlight(source)).toEqual(expected));

it('finds the first marked words', () => {
  expect(firstMarked('x <em>cold storage</em>')).toBe('cold storage');
  expect(firstMarked('x')).toBeNull();
});

it.each([
  ['a <em>b</em> c', 'a [b] c'],
  ['one two three four five <em>six</em> seven', '…five [six] seven'],
  ['深夜の台所で料理をする<em>塩</em>の話', '…料理をする[塩]の話'],
  ['no mark at all in this text', 'no mark at all in this text'],
])('%s, from shortly before the mark on', (source, expected) =>
  expect(fromMark(parseHighlight(source), 6).map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')).toBe(expected));
