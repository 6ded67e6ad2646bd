import { expect, it } from 'vitest';
import { EMPTY_STATE } from '../state';
import { countLocked, FILTER_GROUPS, hasFilters, usedFirst } from './filter-groups';
import { FILTER_KEYS } from './filter-table';

it('has each filter with a control in one group', () => {
  const all = Object.values(FILTER_GROUPS).flat();
  expect(new Set(all).size).toBe(all.length);
  // Buttons beside results set the others.
  expect(FILTER_KEYS.filter((key) => !all.some((other) => other === key))).toEqual(['podcasts', 'notPodcasts', 'chosenEpisodes', 'notEpisodes']);
});

it('puts groups of used filters first, each in the usual order', () => {
  expect(usedFirst(EMPTY_STATE)).toEqual(Object.keys(FILTER_GROUPS));
  expect(usedFirst({ ...EMPTY_STATE, countries: ['GB'], hasGuests: 'yes' }).slice(0, 3)).toEqual(['people', 'country', 'activity']);
});

it('leaves out groups of which the plan includes no filter', () => {
  expect(hasFilters('people', 'free')).toBe(false);
  expect(hasFilters('people', 'individual')).toBe(true);
  expect(hasFilters('activity', 'public')).toBe(true);
  expect(countLocked('individual')).toBe(0);
  expect(countLocked('public')).toBeGreaterThan(countLocked('free'));
});
