import { expect, it } from 'vitest';
import { describeReasons } from './reasons';

it.each([
  [[], undefined],
  [['topic: sourdough'], 'Both cover sourdough.'],
  [['genre: Food', 'topic: food', 'topic: yeast', 'topic: oven', 'topic: salt'], 'Both cover food, yeast and oven.'],
  [['person: Ada Lovelace', 'charts: 1', 'topic: Engines'], 'Both feature Ada Lovelace, cover engines and are on the same chart.'],
  [['charts: 3'], 'Both are on 3 of the same charts.'],
])('%j', (reasons, expected) => expect(describeReasons(reasons)).toBe(expected));
