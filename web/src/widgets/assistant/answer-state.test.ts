import { expect, it } from 'vitest';
import type { CustomPrompt } from '../../api/assistant/types';
import { ApiError } from '../../api/errors';
import { describeCharge, describeRemoved, isRefunded, promptsFor, validateQuestion } from './answer-state';

const prompt = (name: string, contextType: CustomPrompt['contextType']) => ({ id: name, name, contextType }) as CustomPrompt;

it.each([
  ['', 'Write a question'],
  [' \n ', 'Write a question'],
  ['Who is it for?', null],
  [`${'é'.repeat(4_000)} `, null],
  ['é'.repeat(4_001), 'Use at most 4,000 characters'],
])('checks a question: %.20s', (text, problem) => expect(validateQuestion(text)).toBe(problem));

it('offers the prompts of the kind, by name', () => {
  const prompts = [prompt('Sponsors', 'podcast'), prompt('Ads', 'transcript'), prompt('Audience', 'podcast')];
  expect(promptsFor('podcast', prompts).map(({ name }) => name)).toEqual(['Audience', 'Sponsors']);
  expect(promptsFor('episode', prompts)).toEqual([]);
});

it('is charged when rules are all there is, and not when a model failed', () => {
  expect(isRefunded({ fallback: null })).toBe(false);
  expect(isRefunded({ fallback: { reason: 'noModel', message: 'x' } })).toBe(false);
  expect(isRefunded({ fallback: { reason: 'timeout', message: 'x' } })).toBe(true);
});

it('shows whether a failure was charged', () => {
  expect(describeCharge(new ApiError('x', { status: 500 }), true)).toBe('Nothing was charged.');
  expect(describeCharge(new ApiError('x', { status: 429 }), false)).toBe('Nothing was charged.');
  expect(describeCharge(new ApiError('x', { status: 0 }), true)).toMatch(/^If the server finished the answer/);
  expect(describeCharge(new ApiError('x', { status: -1 }), false)).toMatch(/^If the server had already started/);
});

it('counts what was removed', () => {
  expect(describeRemoved(0)).toBeNull();
  expect(describeRemoved(1)).toBe('1 link or quotation without a source was removed.');
  expect(describeRemoved(2)).toBe('2 links or quotations without a source were removed.');
});
