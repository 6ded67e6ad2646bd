import { expect, it } from 'vitest';
import { chipsOf } from '../filters/chips';
import { EMPTY_STATE, type SearchState } from '../state';
import { MAX_RELAXED_SEARCHES, relaxedSearches } from './useRelaxedCounts';

const labelsOf = (state: Partial<SearchState>) => relaxedSearches(chipsOf({ ...EMPTY_STATE, ...state })).map(({ chip }) => chip.label);

it('searches without each filter', () => expect(labelsOf({ q: 'ice "cold storage" -ads', explicit: 'clean' })).toEqual(['"cold storage"', '-ads', 'Clean only']));

it('skips searches without terms and filters', () => {
  expect(labelsOf({ explicit: 'clean' })).toEqual([]);
  expect(labelsOf({ q: '"cold storage"', targets: ['podcast-title'] })).toEqual(['Only in podcast titles']);
});

it('limits the number of searches', () => expect(labelsOf({ q: 'ice', genres: Array.from({ length: 30 }, (_, genre) => `genre ${genre}`) })).toHaveLength(MAX_RELAXED_SEARCHES));

it('switches back to podcasts when no episode filter is left', () => {
  const [relaxed] = relaxedSearches(chipsOf({ ...EMPTY_STATE, q: 'ice', hasTranscript: 'yes' }));
  expect(relaxed?.search).toMatchObject({ mode: 'podcasts', options: { searchTerms: [{ searchTerm: 'ice' }] } });
  expect(relaxed?.search.options.hasTranscript).toBeUndefined();
});
