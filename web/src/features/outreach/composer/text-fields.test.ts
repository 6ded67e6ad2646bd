// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { createTextFields } from './text-fields';

afterEach(() => document.body.replaceChildren());

function show(value: string) {
  const stored: string[] = [];
  const fields = createTextFields((body) => stored.push(body));
  const subject = document.body.appendChild(document.createElement('input'));
  const body = document.body.appendChild(document.createElement('textarea'));
  subject.value = 'On [topic]';
  body.value = value;
  fields.attachSubject(subject);
  fields.attachBody(body);
  return { fields, stored, subject, body };
}

it('inserts at the end until the reader has put the cursor somewhere', () => {
  const { fields, stored, body } = show('Hi Ann.');
  body.setSelectionRange(0, 0);
  fields.insert('“Salt”');
  expect(stored).toEqual(['Hi Ann. “Salt”']);
  expect(document.activeElement).toBe(body);
  fields.onBodyFocus();
  body.setSelectionRange(3, 6);
  fields.insert('Bob');
  expect(stored.at(-1)).toBe('Hi Bob.');
});

it('selects a slot and moves the focus there', () => {
  const { fields, subject, body } = show('Hi [name]');
  fields.select({ isInSubject: true, start: 3, end: 10 });
  expect([document.activeElement, subject.selectionStart, subject.selectionEnd]).toEqual([subject, 3, 10]);
  fields.select({ isInSubject: false, start: 3, end: 9 });
  expect([document.activeElement, body.value.slice(body.selectionStart, body.selectionEnd)]).toEqual([body, '[name]']);
});

it('does nothing before the fields are shown', () => {
  const stored: string[] = [];
  const fields = createTextFields((body) => stored.push(body));
  fields.insert('x');
  fields.select({ isInSubject: false, start: 0, end: 1 });
  expect(stored).toEqual([]);
});
