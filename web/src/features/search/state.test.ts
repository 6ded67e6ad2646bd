import { describe, expect, it } from 'vitest';
import { formatQueryString, parseQueryString } from '../../urls/query-string';
import { EMPTY_STATE, formatState, parseState, type SearchState } from './state';
import { NEW_TERM } from './terms/term';

const parse = (text: string) => parseState(parseQueryString(text));
const ID = '018f2c00-0000-7000-8000-00000000000a';

describe('the search state in the URL', () => {
  const full: SearchState = {
    q: '"cold storage" -crypto',
    terms: [{ ...NEW_TERM, text: 'ice|age', match: 'must', phrase: true, slop: 2, fuzzy: true, targets: ['podcast-title', 'transcript'] }, { ...NEW_TERM, text: 'plain words' }],
    groups: [[{ ...NEW_TERM, text: 'kubernetes', fuzzy: true }, { ...NEW_TERM, text: 'docker' }], [{ ...NEW_TERM, text: 'berlin' }]],
    mode: 'episodes', targets: ['podcast-title', 'transcript'], retrievalMode: 'both', sorts: [{ field: 'authorityScore', direction: 'asc', nulls: 'first' }, { field: 'title', direction: 'asc', nulls: 'last' }], view: 'table',
    compared: ['the-cold-shelf', 'brine'], isComparing: 'yes', look: 'brine', selectedProject: 'acme-guests', hideListed: 'yes', relevancy: 'yes', includeBlacklisted: 'yes', savedSearch: ID, defaultFilters: 'yes',
    languages: ['en', 'es-mx'], genres: ['health & fitness'], notGenres: ['true crime', 'news'], countries: ['GB', 'IE'], topics: ['seed round', 'ai'], keywords: ['startups'], explicit: 'clean',
    activeSince: '30d', foundedSince: '2020-02-29', addedSince: '7d', episodes: { min: 0, max: 200 }, hasGuests: 'no', machineMade: 'yes', veryStale: 'no', frequencies: ['weekly', 'bi-weekly'], episodeLength: { min: 20, max: 40 }, chart: { chartType: 'spotify', country: null, category: 'tv & film', maxPosition: 10 }, hasContact: 'yes', socials: ['youtube', 'twitter'],
    authority: { min: 40.5, max: null }, quality: { min: null, max: 50 }, engagement: { min: 1, max: 2 }, social: { min: 0, max: null }, youtube: { min: 1, max: 1 }, listeners: { min: 1000, max: null },
    appleRating: 4.5, appleRatings: 100, spotifyRating: 0, spotifyRatings: 1, castboxPlays: 5000, castboxSubscribers: 2,
    hasTranscript: 'yes', publishedSince: '24h', publishedBefore: '2026-06-30', createdSince: '6m', updatedSince: '1y',
    persons: [
      { role: 'guest', name: 'Ada Lovelace', isExcluded: false, phrase: true, slop: 0, fuzzy: false },
      { role: 'host', name: 'Smith', isExcluded: true, phrase: false, slop: 0, fuzzy: true },
    ],
    sponsors: [{ role: null, name: 'A|B', isExcluded: false, phrase: false, slop: 0, fuzzy: false }],
    podcasts: [ID], notPodcasts: [ID], chosenEpisodes: [ID], notEpisodes: [ID],
  };

  it.each([['empty', EMPTY_STATE], ['full', full], ['one filter', { ...EMPTY_STATE, genres: ['arts'] }]])('%s round trips', (_, state) => {
    const text = formatQueryString(formatState(state));
    expect(parse(text)).toEqual({ state, ignored: [] });
  });

  it.each(['"word"', '"深度学习"', '-"การลงทุน" transcript:"声"', '「台所」'])('keeps the text %s', (q) => {
    const text = formatQueryString(formatState({ ...EMPTY_STATE, q }));
    expect(parse(text).state.q).toBe(q);
  });

  it('leaves defaults out', () => expect(formatState(EMPTY_STATE)).toEqual({}));

  it('is readable', () => {
    const text = decodeURIComponent(formatQueryString(formatState({ ...EMPTY_STATE, terms: full.terms, groups: full.groups, sorts: full.sorts, episodes: full.episodes })));
    expect(text).toBe(
      '?term=must,phrase,slop-2,fuzzy,podcast-title,transcript|ice|age&term=plain+words&any=1,fuzzy|kubernetes&any=1|docker&any=2|berlin&sort=authorityScore,asc,unknown-first&sort=title&episodes=0..200',
    );
  });

  it.each([
    ['?mode=all', ['mode']],
    ['?active=0d', ['active']],
    ['?active=30w', ['active']],
    ['?active=9999y', ['active']],
    ['?founded-since=2021-02-30', ['founded-since']],
    ['?episodes=5', ['episodes']],
    ['?episodes=..', ['episodes']],
    ['?episodes=9..1', ['episodes']],
    ['?episodes=0..0', ['episodes']],
    ['?apple-rating=5.1&apple-ratings=0&castbox-plays=1.5', ['apple-rating', 'apple-ratings', 'castbox-plays']],
    ['?authority=..101', ['authority']],
    ['?languages=%00', ['languages']],
    ['?countries=EU', ['countries']],
    ['?has-transcript=true', ['has-transcript']],
    ['?utm=x', ['utm']],
    ['?in=lyrics', ['in']],
    ['?by=magic', ['by']],
    ['?socials=myspace&has-contact=1', ['has-contact', 'socials']],
    ['?term=loud|ice', ['term']],
    ['?term=slop-101|ice', ['term']],
    ['?term=must|', ['term']],
    ['?term=a%00b', ['term']],
    ['?any=ice', ['any']],
    ['?any=1,must|ice', ['any']],
    ['?sort=luck', ['sort']],
    ['?sort=title&sort=title,desc', ['sort']],
    ['?sort=title,sideways', ['sort']],
    ['?person=Ada', ['person']],
    ['?person=guest,host|Ada', ['person']],
    ['?sponsor=guest|Acme', ['sponsor']],
    ['?podcasts=1', ['podcasts']],
    ['?selected-project-slug=a%20b&hide-listed=1', ['selected-project-slug', 'hide-listed']],
    ['?sort=', []],
  ])('%s ignores %s', (text, ignored) => {
    const parsed = parse(text);
    expect(parsed.ignored).toEqual(ignored);
    expect(parsed.state).toEqual(EMPTY_STATE);
  });

  it('limits the number and length of values', () => {
    expect(parse(`?${'term=ice&'.repeat(65)}`).ignored).toEqual(['term']);
    expect(parse(`?${Array.from({ length: 17 }, (_, group) => `any=${group}|ice`).join('&')}`).ignored).toEqual(['any']);
    expect(parse(`?${'sponsor=a&'.repeat(21)}`).ignored).toEqual(['sponsor']);
    expect(parse(`?${Array.from({ length: 101 }, (_, genre) => `genres=${genre}`).join('&')}`).ignored).toEqual(['genres']);
    expect(parse(`?term=${'a'.repeat(501)}`).ignored).toEqual(['term']);
  });

  it('reads the first of repeated values, and each list item once', () => {
    expect(parse('?q=a&q=b').state.q).toBe('a');
    expect(parse('?genres=Arts&genres=arts').state.genres).toEqual(['arts']);
    expect(parse('?countries=gb').state.countries).toEqual(['GB']);
  });
});
