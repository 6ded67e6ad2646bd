import { expect, it } from 'vitest';
import type { CustomPrompt } from '../../../api/assistant/types';
import { EMPTY_FIELDS, fieldsOf, findProblems, toRequest } from './prompt-fields';

const FIELDS = { ...EMPTY_FIELDS, name: 'Ad breaks', prompt: 'List the ads.' };

it.each([
  ['ab', false],
  [' ab ', false],
  ['abc', true],
  ['é'.repeat(100), true],
  ['é'.repeat(101), false],
])('a name of 3 to 100 characters is valid: %s', (name, isValid) => expect(findProblems({ ...FIELDS, name }).name === undefined).toBe(isValid));

it('finds every wrong field', () => {
  expect(findProblems(FIELDS)).toEqual({});
  expect(findProblems({ ...FIELDS, prompt: 'x'.repeat(4_000), description: 'x'.repeat(500) })).toEqual({});
  expect(Object.keys(findProblems({ name: 'a', description: 'x'.repeat(501), contextType: 'podcast', prompt: ' \n ' })).toSorted()).toEqual(['description', 'name', 'prompt']);
  expect(findProblems({ ...FIELDS, prompt: 'x'.repeat(4_001) }).prompt).toMatch('4,000');
});

it('sends an empty description as null, and a name as one line', () => {
  expect(toRequest({ name: ' Ad \n breaks ', description: ' ', contextType: 'transcript', prompt: ' List\nthem. ' })).toEqual({ name: 'Ad breaks', description: null, contextType: 'transcript', prompt: 'List\nthem.' });
});

it('reads a prompt into the form and back', () => {
  const prompt = { id: 'p1', name: 'Ad breaks', description: null, contextType: 'episode', prompt: 'List the ads.', version: 2 } as CustomPrompt;
  expect(fieldsOf(prompt)).toEqual({ name: 'Ad breaks', description: '', contextType: 'episode', prompt: 'List the ads.' });
});
