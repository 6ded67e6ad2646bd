import { expect, it } from 'vitest';
import { chipsOf } from '../filters/chips';
import { EMPTY_STATE, type SearchState } from '../state';
import { MAX_RELAXED_SEARCHES, relaxedSearches } from './useRelaxedCounts';

const labelsOf = (state: Partial<SearchState>) => relaxedSearches(chipsOf({ ...EMPTY_STATE, ...state })).map(({ chip }) => chip.label);

it('tries a search without each filter', () => expect(labelsOf({ q: 'ice "cold storage" -ads', explicit: 'clean' })).toEqual(['"cold storage"', '-ads', 'Clean only']));

it('tries none that would search for nothing', () => {
  expect(labelsOf({ explicit: 'clean' })).toEqual([]);
  expect(labelsOf({ q: '"cold storage"', targets: ['podcast-title'] })).toEqual(['Only in podcast titles']);
});

it('tries no more than a few', () => expect(labelsOf({ q: 'ice', genres: Array.from({ length: 30 }, (_, genre) => `genre ${genre}`) })).toHaveLength(MAX_RELAXED_SEARCHES));

it('searches for what is left, which may be something else', () => {
  const [left] = relaxedSearches(chipsOf({ ...EMPTY_STATE, q: 'ice', hasTranscript: 'yes' }));
  expect(left?.search).toMatchObject({ mode: 'podcasts', options: { searchTerms: [{ searchTerm: 'ice' }] } });
  expect(left?.search.options.hasTranscript).toBeUndefined();
});
