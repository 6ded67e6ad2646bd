import { expect, it } from 'vitest';
import { sharedWords } from './reasons';

it.each([
  [[], undefined],
  [['topic: sourdough'], 'Shares sourdough'],
  [['genre: Food', 'topic: food', 'topic: yeast', 'topic: oven', 'topic: salt'], 'Shares food, yeast and oven'],
])('%j', (reasons, expected) => expect(sharedWords(reasons)).toBe(expected));
