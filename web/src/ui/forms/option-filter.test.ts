import { expect, it } from 'vitest';
import { countryAliases, countryCodes, countryName } from '../text/countries';
import { filterOptions } from './option-filter';

const COUNTRIES = countryCodes().map((value) => ({ value, label: countryName(value), disabled: false }));
const find = (search: string) => filterOptions(COUNTRIES, search, countryAliases).map((option) => ('value' in option ? option.value : ''));

it.each([
  ['uk', 'GB'],
  ['gb', 'GB'],
  ['England', 'GB'],
  ['USA', 'US'],
  ['ivory', 'CI'],
  ['cote d', 'CI'],
  ['holl', 'NL'],
])('finds the country that %j names first', (search, code) => expect(find(search)[0]).toBe(code));

it('keeps all options without a search, and none for a name that nothing has', () => {
  expect(find(' ')).toEqual(countryCodes());
  expect(find('qqq')).toEqual([]);
});
