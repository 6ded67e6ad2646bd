import { expect, test } from 'vitest';
import { chipsOf } from '../filters/chips';
import { EMPTY_STATE, type SearchState } from '../state';
import { MAX_RELAXED_COUNTS, relaxedSearches } from './useRelaxedCounts';

const idsOf = (state: Parameters<typeof relaxedSearches>[0]) => relaxedSearches(state, chipsOf(state)).map(({ id }) => id);

test('the search is repeated without each filter and without all', () => {
  expect(idsOf({ ...EMPTY_STATE, q: 'shelf', languages: ['ja'], explicit: 'clean' })).toEqual(['languages:Japanese', 'explicit:Clean only', 'all']);
  expect(idsOf({ ...EMPTY_STATE, q: 'shelf', languages: ['ja'] })).toEqual(['languages:Japanese']);
});

test('a search with nothing left is skipped, and many filters are not all counted', () => {
  expect(idsOf({ ...EMPTY_STATE, languages: ['ja'] })).toEqual([]);
  const languages = ['ja', 'en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da'];
  expect(idsOf({ ...EMPTY_STATE, q: 'shelf', languages })).toHaveLength(MAX_RELAXED_COUNTS + 1);
});

test('it returns to podcasts when no episode filter is left', () => {
  const state: SearchState = { ...EMPTY_STATE, q: 'ice', hasTranscript: 'yes' };
  const [relaxed] = relaxedSearches(state, chipsOf(state));
  expect(relaxed?.search).toMatchObject({ mode: 'podcasts', options: { searchTerms: [{ searchTerm: 'ice' }] } });
  expect(relaxed?.search.options.hasTranscript).toBeUndefined();
});

test('the words of a phrase are searched without quotes too', () => {
  const state: SearchState = { ...EMPTY_STATE, q: '"cold storage" -ads "ice"' };
  const searches = relaxedSearches(state, chipsOf(state));
  expect(searches.map(({ kind, label }) => [kind, label])).toEqual([['unquoted', 'cold storage'], ['unquoted', 'ice'], ['without', 'cold storage'], ['without', '-ads'], ['without', 'ice'], ['all', '']]);
  expect(searches[0]?.state.q).toBe('cold storage -ads "ice"');
});
