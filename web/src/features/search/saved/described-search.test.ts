import { describe, expect, it } from 'vitest';
import { toSearchRequest } from '../search-request';
import { EMPTY_STATE } from '../state';
import { describeSearch, hasChanged, isBlank, isOnlyLink, nameProblem, newResultsText, pastSearchHref, proposeName, savedSearchHref, sumOfNew } from './described-search';

const state = { ...EMPTY_STATE, q: 'salt', languages: ['en'] };
const { mode, options } = toSearchRequest(state);

describe('a stored search', () => {
  it('is a sentence and a link', () => {
    expect(describeSearch(mode, options)).toBe('Podcasts with salt, in titles, descriptions and episodes, in English.');
    expect(pastSearchHref(mode, options)).toBe('/app/search?q=salt&languages=en');
    expect(savedSearchHref({ shortId: 'k3x9' })).toBe('/app/search?saved=k3x9');
  });

  it.each([
    [{ newCount: 4, newCountIsExact: true }, '4 new'],
    [{ newCount: 10_000, newCountIsExact: false }, '10,000+ new'],
    [{ newCount: 0, newCountIsExact: true }, null],
    [{ newCount: null, newCountIsExact: false }, null],
  ])('%j', (counts, text) => expect(newResultsText(counts)).toBe(text));

  it('is counted together with others', () => expect(sumOfNew([{ newCount: 4 }, { newCount: null }, { newCount: 2 }])).toBe(6));

  it('has changed when its request differs', () => {
    const saved = { kind: mode, searchOptions: options };
    expect(hasChanged({ ...state, savedSearch: 'k3x9', view: 'table', selectedProject: 'acme' }, saved)).toBe(false);
    expect(hasChanged({ ...state, languages: [] }, saved)).toBe(true);
    expect(hasChanged({ ...state, mode: 'episodes' }, saved)).toBe(true);
  });
});

describe('the URL of the search page', () => {
  it.each([
    [{}, true, false],
    [{ selectedProject: 'acme' }, true, false],
    [{ savedSearch: 'k3x9' }, false, true],
    [{ savedSearch: 'k3x9', selectedProject: 'acme' }, false, true],
    [{ savedSearch: 'k3x9', q: 'salt' }, false, false],
    [{ genres: ['arts'] }, false, false],
  ])('%j', (changes, blank, onlyLink) => {
    expect(isBlank({ ...EMPTY_STATE, ...changes })).toBe(blank);
    expect(isOnlyLink({ ...EMPTY_STATE, ...changes })).toBe(onlyLink);
  });
});

describe('the name of a search', () => {
  it('is its text, or a description of its request', () => {
    expect(proposeName(state)).toBe('salt');
    expect(proposeName({ ...EMPTY_STATE, genres: ['arts'] })).toBe('Podcasts, in Arts');
  });
  it.each([['', 'Enter a name'], ['  ', 'Enter a name'], ['a'.repeat(101), 'Use at most 100 characters'], ['Salt', null]])('%s', (name, problem) => expect(nameProblem(name)).toBe(problem));
});
