import { expect, it } from 'vitest';
import { EMPTY_STATE, type SearchState } from '../state';
import { NEW_TERM } from '../terms/term';
import { chipsOf } from './chips';

const state: SearchState = {
  ...EMPTY_STATE,
  q: 'ice "cold storage"', terms: [{ ...NEW_TERM, text: 'ads', match: 'not' }], groups: [[{ ...NEW_TERM, text: 'a b' }, { ...NEW_TERM, text: 'cd' }]],
  genres: ['arts', 'news'], activeSince: '30d', episodes: { min: 5, max: 10 }, appleRating: 4.5, hasGuests: 'no', notPodcasts: ['1', '2'],
  persons: [{ role: 'host', name: 'Ada', isExcluded: false, phrase: false, slop: 0, fuzzy: true }],
};

it('has a chip for everything that is set', () =>
  expect(chipsOf(state).map(({ label }) => label)).toEqual([
    '"cold storage"', 'Excluded: ads', 'Any of: a b or cd', 'Arts', 'News', 'Active in the last 30 days', '5 to 10 episodes', 'Without known guests',
    'Apple rating at least 4.5', 'With Ada or similar spellings as host', '2 hidden podcasts',
  ]));

it('removes one at a time', () => {
  expect(chipsOf(state).find(({ label }) => label === 'News')?.without).toEqual({ ...state, genres: ['arts'] });
  let rest = state;
  for (let chip = chipsOf(rest)[0]; chip; [chip] = chipsOf(rest)) rest = chip.without;
  expect(rest).toEqual({ ...EMPTY_STATE, q: 'ice' });
});
