import { expect, it } from 'vitest';
import { describeHitReason } from './hit-reason';

it.each([
  ['words', undefined],
  ['meaning', 'matched by meaning'],
  ['both', 'matched by words and meaning'],
  ['another', undefined],
])('%s', (reason, expected) => expect(describeHitReason(reason)).toBe(expected));
