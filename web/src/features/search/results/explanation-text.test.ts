import { expect, it } from 'vitest';
import type { Explanation } from '../../../api/types';
import { explainScore } from './explanation-text';

const part = (what: string, value: number, parts: Explanation[] = []): Explanation => ({ what, value, parts });

it('names the best matches once each, and the share of popularity and freshness', () => {
  const words = part('words', 0.3, [part('brine in title', 0.13), part('salt in episodes', 0.06), part('brine in title, as written', 0.1), part('salt in description', 0.01)]);
  expect(explainScore(part('score', 0.4, [words, part('popularity', 0.06), part('freshness', 0.04)]))).toBe(
    'Ranked here mainly for “brine” in the title and “salt” in its episodes. Popularity and freshness add 25% of its score.',
  );
});

it('finds words and meaning below each other, and says nothing about other parts', () => {
  expect(explainScore(part('score', 1, [part('rank fusion', 1)]))).toBeNull();
  const byWords = part('by words', 0.8, [part('words', 0.6, [part('brine in title', 0.6)]), part('popularity', 0.1)]);
  expect(explainScore(part('words and meaning', 1, [byWords, part('similarity of meaning', 0.2)]))).toBe('Ranked here mainly for “brine” in the title and a similar meaning.');
});
