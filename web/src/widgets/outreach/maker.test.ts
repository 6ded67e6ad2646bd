import { expect, it } from 'vitest';
import { describeMaker } from './maker';

it('shows who wrote the text, and why it was the rules', () => {
  expect(describeMaker({ generatedBy: 'model', model: 'small-1', fallback: null })).toBe('Written by small-1');
  expect(describeMaker({ generatedBy: 'rules', model: null, fallback: { reason: 'noModel', message: 'x' } })).toBe('Built from facts, no AI model is connected');
  expect(describeMaker({ generatedBy: 'rules', model: null, fallback: { reason: 'timeout', message: 'Built from facts, because the AI model took too long.' } })).toBe('Built from facts, because the AI model took too long.');
  expect(describeMaker({ generatedBy: 'rules', model: null, fallback: null })).toBe('Built from facts, no AI model is connected');
});
