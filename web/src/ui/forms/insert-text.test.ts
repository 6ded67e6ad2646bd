// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { insertText, spaced } from './insert-text';

afterEach(() => document.body.replaceChildren());

it('keeps inserted words apart from their neighbors', () => {
  expect(spaced('x', 'a', 'b')).toBe(' x ');
  expect(spaced('x', 'a ', ', b')).toBe('x');
  expect(spaced('x', '', '')).toBe('x');
  expect(spaced('x', '\n', '\n')).toBe('x');
});

it('replaces the selection, or adds at the end', () => {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = 'Hi Ann.';
  field.setSelectionRange(3, 6);
  const stored: string[] = [];
  insertText(field, 'Bob', (text) => stored.push(text));
  insertText(field, 'Bye', (text) => stored.push(text), true);
  expect(stored).toEqual(['Hi Bob.', 'Hi Ann. Bye']);
  expect(document.activeElement).toBe(field);
});
