import { expect, it } from 'vitest';
import { chipsOf } from '../filters/chips';
import { EMPTY_STATE, type SearchState } from '../state';
import { MAX_DROPS, searchesLeft } from './useDrops';

const triedOf = (state: Partial<SearchState>) => searchesLeft(chipsOf({ ...EMPTY_STATE, ...state })).map(({ chip }) => chip.label);

it('tries a search without each filter', () => expect(triedOf({ q: 'ice "cold storage" -ads', explicit: 'clean' })).toEqual(['"cold storage"', '-ads', 'Clean only']));

it('tries none that would search for nothing', () => {
  expect(triedOf({ explicit: 'clean' })).toEqual([]);
  expect(triedOf({ q: '"cold storage"', targets: ['podcast-title'] })).toEqual(['Only in podcast titles']);
});

it('tries no more than a few', () => expect(triedOf({ q: 'ice', genres: Array.from({ length: 30 }, (_, genre) => `genre ${genre}`) })).toHaveLength(MAX_DROPS));

it('searches for what is left, which may be something else', () => {
  const [left] = searchesLeft(chipsOf({ ...EMPTY_STATE, q: 'ice', hasTranscript: 'yes' }));
  expect(left?.search).toMatchObject({ mode: 'podcasts', options: { searchTerms: [{ searchTerm: 'ice' }] } });
  expect(left?.search.options.hasTranscript).toBeUndefined();
});
