import { expect, it } from 'vitest';
import { firstHighlight, parseHighlight, trimToHighlight } from './highlights';

it.each([
  ['plain', [{ text: 'plain', isHighlighted: false }]],
  ['', []],
  ['a <em>cold</em> room', [{ text: 'a ', isHighlighted: false }, { text: 'cold', isHighlighted: true }, { text: ' room', isHighlighted: false }]],
  ['<em>R&amp;D</em> &lt;b&gt;', [{ text: 'R&D', isHighlighted: true }, { text: ' <b>', isHighlighted: false }]],
  ['<script>x</script>', [{ text: '<script>x</script>', isHighlighted: false }]],
  ['an <em>open', [{ text: 'an ', isHighlighted: false }, { text: 'open', isHighlighted: true }]],
  ['a stray </em>end', [{ text: 'a stray ', isHighlighted: false }, { text: 'end', isHighlighted: false }]],
  ['&amp;lt;', [{ text: '&lt;', isHighlighted: false }]],
])('%s', (source, expected) => expect(parseHighlight(source)).toEqual(expected));

it('finds the first highlighted words', () => {
  expect(firstHighlight('x <em>cold storage</em>')).toBe('cold storage');
  expect(firstHighlight('x')).toBeNull();
});

it.each([
  ['a <em>b</em> c', 'a [b] c'],
  ['one two three four five <em>six</em> seven', '…five [six] seven'],
  ['深夜の台所で料理をする<em>塩</em>の話', '…料理をする[塩]の話'],
  ['no mark at all in this text', 'no mark at all in this text'],
])('%s, trimmed to its first highlight', (source, expected) =>
  expect(trimToHighlight(parseHighlight(source), 6).map(({ text, isHighlighted }) => (isHighlighted ? `[${text}]` : text)).join('')).toBe(expected));
