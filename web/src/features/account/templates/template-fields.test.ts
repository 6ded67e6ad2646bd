import { expect, it } from 'vitest';
import { EMPTY_FIELDS, findProblems, findTemplate, templateKey, toRequest } from './template-fields';

const FIELDS = { ...EMPTY_FIELDS, name: 'Short', template: 'Hi [host first name]' };

it.each([
  ['ab', false],
  [' ab ', false],
  ['abc', true],
  ['日本語', true],
  ['é'.repeat(100), true],
  ['é'.repeat(101), false],
])('a name of 3 to 100 characters is valid: %s', (name, isValid) => expect(findProblems({ ...FIELDS, name }).name === undefined).toBe(isValid));

it('finds every wrong field', () => {
  expect(findProblems(FIELDS)).toEqual({});
  expect(Object.keys(findProblems({ name: 'a', description: 'x'.repeat(501), subject: 'x'.repeat(201), template: ' \n ' })).toSorted()).toEqual(['description', 'name', 'subject', 'template']);
});

it('sends an empty description as null', () => {
  expect(toRequest({ name: '  A  b ', description: '  ', subject: 'On [topic]', template: 'Hi\n\n' })).toEqual({ name: 'A b', description: null, subject: 'On [topic]', template: 'Hi' });
});

it('leads to each template, even when its slug is taken', () => {
  const all = [{ id: 'concise', slug: 'concise' }, { id: 't1', slug: 'concise' }, { id: 't2', slug: 'new' }, { id: 't3', slug: 'mine' }];
  const keys = all.map((template) => templateKey(template, all));
  expect(keys).toEqual(['concise', 't1', 't2', 'mine']);
  expect(keys.map((key) => findTemplate(key, all)?.id)).toEqual(all.map(({ id }) => id));
});
