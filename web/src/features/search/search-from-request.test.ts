import { describe, expect, it } from 'vitest';
import { fromSearchRequest } from './search-from-request';
import { toSearchRequest } from './search-request';
import { sortBy } from './sorts';
import { EMPTY_STATE, type SearchState } from './state';
import { NEW_TERM } from './terms/term';

const ID = '018f2c00-0000-7000-8000-00000000000a';

const STATES: Record<string, Partial<SearchState>> = {
  'words of the search box': { q: 'startups "venture capital" -crypto' },
  'a phrase alone': { q: '"cash flow"' },
  'words in titles only': { q: 'ice', targets: ['podcast-title'] },
  'episodes in transcripts': { q: 'ice', mode: 'episodes', targets: ['transcript'] },
  'terms with options': { terms: [{ ...NEW_TERM, text: 'cold storage', match: 'must', phrase: true, slop: 2, fuzzy: true }, { ...NEW_TERM, text: 'ice', match: 'must' }] },
  groups: { q: 'cold', groups: [[{ ...NEW_TERM, text: 'ice', fuzzy: true }, { ...NEW_TERM, text: 'snow' }]] },
  'every filter': {
    languages: ['en'], genres: ['arts'], notGenres: ['news'], countries: ['GB'], topics: ['seed round'], keywords: ['startups'], explicit: 'clean', activeSince: '30d', foundedSince: '2020-02-29',
    episodes: { min: 5, max: null }, hasGuests: 'no', machineMade: 'no', veryStale: 'yes', frequencies: ['weekly', 'stale'], episodeLength: { min: 20, max: null }, chart: { chartType: 'apple', country: 'us', category: null, maxPosition: 50 }, hasContact: 'yes', socials: ['youtube'],
    authority: { min: 40, max: 90 }, quality: { min: null, max: 50 }, listeners: { min: 1000, max: null }, appleRating: 4.5, appleRatings: 10, spotifyRating: 4, spotifyRatings: 20, castboxPlays: 30, castboxSubscribers: 40,
    notPodcasts: [ID], notEpisodes: [ID], podcasts: [ID],
  },
  'filters of episodes': {
    mode: 'episodes', hasTranscript: 'no', publishedSince: '24h', publishedBefore: '6m', createdSince: '1y', updatedSince: '7d', chosenEpisodes: [ID],
    persons: [{ role: 'guest', name: 'Ada', isExcluded: true, phrase: false, slop: 0, fuzzy: true }],
    sponsors: [{ role: null, name: 'Acme', isExcluded: false, phrase: true, slop: 0, fuzzy: false }],
  },
  'what is hidden': { q: 'ice', selectedProject: 'acme', hideListed: 'yes', includeBlacklisted: 'yes' },
  'how well podcasts fit a list': { q: 'ice', selectedProject: 'acme', relevancy: 'yes' },
  'fitting podcasts that are not on the list': { q: 'ice', selectedProject: 'acme', hideListed: 'yes', relevancy: 'yes' },
  'sorts and meaning': { q: 'ice', retrievalMode: 'meaning', sorts: [{ field: 'appleReviews', direction: 'asc', nulls: 'first' }, sortBy('title')] },
};

describe('from search options to state', () => {
  it.each(Object.entries(STATES))('%s come back as they were', (_, changes) => {
    const state: SearchState = { ...EMPTY_STATE, ...changes };
    const { mode, options } = toSearchRequest(state);
    expect(fromSearchRequest(mode, options)).toEqual({ state, unread: [] });
  });

  it('makes the same request when the search box cannot express a term', () => {
    const state: SearchState = { ...EMPTY_STATE, q: 'title:ice', terms: [{ ...NEW_TERM, text: 'one' }, { ...NEW_TERM, text: 'two' }] };
    const { mode, options } = toSearchRequest(state);
    const restored = fromSearchRequest(mode, options);
    expect(toSearchRequest(restored.state).options).toEqual(options);
  });

  it('reads what other clients write: nulls, full dates, unknown sort fields', () => {
    const restored = fromSearchRequest('podcasts', {
      searchTerms: [{ searchTerm: 'ice', searchTargets: ['podcast-title', 'podcast-description'] }],
      searchTermGroups: null, lastEpisodeDateSince: { date: '2026-01-31T09:00:00Z' }, languages: null, hasPrimaryContact: null, sortOrder: [{ field: 'luck' }],
    });
    expect(restored).toEqual({ state: { ...EMPTY_STATE, q: 'ice', activeSince: '2026-01-31' }, unread: [] });
  });

  it('names filters with values that the page cannot show', () => {
    const restored = fromSearchRequest('podcasts', { hasSocials: ['myspace'], minItunesRating: 4.123 });
    expect(restored.unread).toEqual(['socials', 'appleRating']);
    expect(restored.state).toEqual(EMPTY_STATE);
  });
});
