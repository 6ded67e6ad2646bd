import { expect, it } from 'vitest';
import { reasonWords } from './reason';

it.each([
  ['words', undefined],
  ['meaning', 'found by meaning'],
  ['both', 'found by words and meaning'],
  ['another', undefined],
])('%s', (reason, expected) => expect(reasonWords(reason)).toBe(expected));
