import { expect, it } from 'vitest';
import { RELEVANCE, sortBy } from '../sorts';
import { ariaSort, nextSorts } from './SortHeader';

it('cycles through both directions, then back to relevance', () => {
  const once = nextSorts('title', RELEVANCE);
  const twice = nextSorts('title', once);
  expect([ariaSort('title', once), ariaSort('title', twice), ariaSort('title', RELEVANCE)]).toEqual(['ascending', 'descending', undefined]);
  expect(nextSorts('title', twice)).toEqual(RELEVANCE);
  expect(nextSorts('totalEpisodes', once)).toEqual([sortBy('totalEpisodes')]);
});
