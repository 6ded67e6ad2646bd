import { describe, expect, it } from 'vitest';
import { topLanguages, topValues, yesNoCounts } from './facets';

const counted = (...pairs: [string, number][]) => pairs.map(([value, count]) => ({ value, count }));
const LANGUAGES = [{ facet: 'language', counted: 9, values: counted(['en-us', 4], ['es', 3], ['en-gb', 2]), ranges: [] }];

describe('facets', () => {
  it('returns the most frequent values', () =>
    expect(topValues(counted(['a', 6], ['b', 5], ['c', 4], ['d', 3], ['e', 2], ['f', 1]), []).map(({ value }) => value)).toEqual(['a', 'b', 'c', 'd', 'e']));

  it('adds selected values that are not among them', () => {
    expect(topValues(counted(['a', 6], ['b', 5]), ['b', 'z'])).toEqual(counted(['a', 6], ['b', 5], ['z', 0]));
    expect(topValues(counted(['a', 6], ['b', 5], ['c', 4], ['d', 3], ['e', 2], ['f', 1]), ['f']).map(({ value }) => value)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('returns none without counts', () => {
    expect(topValues([], ['a'])).toEqual([]);
    expect(topLanguages([], ['en'])).toEqual([]);
  });

  it('adds regional variants to their language', () => {
    expect(topLanguages(LANGUAGES, [])).toEqual(counted(['en', 6], ['es', 3]));
    expect(topLanguages(LANGUAGES, ['en', 'en-gb'])).toEqual(counted(['en', 6], ['es', 3], ['en-gb', 2]));
  });

  it('distinguishes missing counts from zero', () => {
    expect(yesNoCounts([], 'hasGuests')).toBeNull();
    expect(yesNoCounts([{ facet: 'hasGuests', counted: 2, values: counted(['true', 2]), ranges: [] }], 'hasGuests')).toEqual({ yes: 2, no: 0 });
  });
});
