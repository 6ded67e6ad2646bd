import { expect, it } from 'vitest';
import { describeReasons } from './reasons';

it.each([
  [[], undefined],
  [['topic: sourdough'], 'Shares sourdough'],
  [['genre: Food', 'topic: food', 'topic: yeast', 'topic: oven', 'topic: salt'], 'Shares food, yeast and oven'],
  [['person: Ada Lovelace', 'charts: 1', 'topic: Engines'], 'Shares Ada Lovelace and engines; both on 1 chart'],
  [['charts: 3'], 'Both on 3 charts'],
])('%j', (reasons, expected) => expect(describeReasons(reasons)).toBe(expected));
