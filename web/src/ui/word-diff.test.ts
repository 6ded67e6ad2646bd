import { expect, it } from 'vitest';
import { compareWords } from './word-diff';

const shown = (before: string, after: string) => compareWords(before, after).map(({ text, kind }) => (kind === 'same' ? text : `${kind === 'added' ? '+' : '-'}{${text}}`)).join('');

it('shows added and removed words', () => {
  expect(shown('Hi Ann, one two', 'Hi Bob, one two three')).toBe('Hi -{Ann}+{Bob}, one two+{ three}');
  expect(shown('same', 'same')).toBe('same');
  expect(shown('', 'new')).toBe('+{new}');
});

it('keeps line breaks', () => {
  const parts = compareWords('one\n\ntwo', 'one\ntwo');
  expect(parts.filter(({ kind }) => kind !== 'removed').map(({ text }) => text).join('')).toBe('one\ntwo');
});
