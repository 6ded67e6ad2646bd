import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { COUNTRY_GROUPS, countryCodes, countryInSentence, countryName, toCountryCode } from './countries';

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

const codesOf = (label: string) => COUNTRY_GROUPS.find((group) => group.label === label)?.codes;

it('has the countries with priority, and their groups, of the model', () => {
  const table = readFileSync(new URL('../../../../data/model/src/country/table.rs', import.meta.url), 'utf8');
  const rows = [...table.matchAll(/(high|other)\("([A-Z]{2})", (true|false)\)/g)].map(([, kind, code, isEnglishSpeaking]) => ({ kind, code, isEnglishSpeaking }));
  expect(countryCodes().slice(0, rows.length)).toEqual(rows.map(({ code }) => code));
  expect(codesOf('High priority')).toEqual(rows.filter(({ kind }) => kind === 'high').map(({ code }) => code));
  expect(codesOf('English speaking')).toEqual(rows.filter(({ isEnglishSpeaking }) => isEnglishSpeaking === 'true').map(({ code }) => code));
});
