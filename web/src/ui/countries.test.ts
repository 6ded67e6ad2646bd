import { expect, it } from 'vitest';
import { countryInSentence, countryName, toCountryCode } from './countries';

it.each([
  ['US', 'the United States'],
  ['NL', 'the Netherlands'],
  ['KY', 'the Cayman Islands'],
  ['IE', 'Ireland'],
  ['ZZ', 'ZZ'],
])('writes %s in a sentence as %s', (code, name) => expect(countryInSentence(code)).toBe(name));

it('returns an unknown code unchanged', () => expect(countryName('EU')).toBe('EU'));

it.each([
  ['uk', 'GB'], ['England', 'GB'], ['usa', 'US'], [' gb ', 'GB'], ['holland', 'NL'], ['ie', 'IE'], ['congo', 'CONGO'], ['zz', 'ZZ'],
])('reads %j as %s', (text, code) => expect(toCountryCode(text)).toBe(code));
