import { describe, expect, it } from 'vitest';
import { applyPlan, toSearchRequest } from './search-request';
import type { Plan } from './plans';
import { sortBy } from './sorts';
import { EMPTY_STATE, type SearchState } from './state';
import { NEW_TERM } from './terms/term';

const requestOf = (changes: Partial<SearchState>) => toSearchRequest({ ...EMPTY_STATE, ...changes });
const PODCAST_TARGETS = ['podcast-title', 'podcast-description'];

describe('from state to search options', () => {
  it('is incomplete without terms and filters', () => {
    expect(requestOf({}).isComplete).toBe(false);
    expect(requestOf({ q: 'x' })).toMatchObject({ isComplete: false, tooShort: ['x'] });
    expect(requestOf({ terms: [{ ...NEW_TERM, text: 'y' }] })).toMatchObject({ isComplete: false, tooShort: ['y'] });
    expect(requestOf({ q: '猫' })).toMatchObject({ isComplete: true, tooShort: [] });
    expect(requestOf({ genres: ['arts'] }).isComplete).toBe(true);
    expect(requestOf({ groups: [[{ ...NEW_TERM, text: 'ice' }]] }).isComplete).toBe(true);
  });

  it('converts the query syntax to terms', () => {
    expect(requestOf({ q: 'startups "venture capital" -crypto' }).options).toEqual({
      searchTerms: [
        { searchTerm: 'startups', searchType: 'text', searchTargets: PODCAST_TARGETS, searchTermOptions: { matchMode: 'optional' } },
        { searchTerm: 'venture capital', searchType: 'text', searchTargets: PODCAST_TARGETS, searchTermOptions: { matchMode: 'must', phraseMatch: true } },
        { searchTerm: 'crypto', searchType: 'text', searchTargets: PODCAST_TARGETS, searchTermOptions: { matchMode: 'not' } },
      ],
      sortOrder: [{ field: 'relevance' }],
    });
  });

  it.each([['"word"', 'word'], ['"深度学习"', '深度学习'], ['“การลงทุน”', 'การลงทุน']])('%s is sent as a required phrase', (q, text) => {
    const [term, ...others] = requestOf({ q }).options.searchTerms ?? [];
    expect(others).toEqual([]);
    expect(term).toMatchObject({ searchTerm: text, searchTermOptions: { matchMode: 'must', phraseMatch: true } });
  });

  it('sends terms and groups with their options, group members without a match mode', () => {
    const { options } = requestOf({
      terms: [{ ...NEW_TERM, text: 'cold storage', match: 'must', phrase: true, slop: 2, fuzzy: true, targets: ['podcast-title'] }],
      groups: [[{ ...NEW_TERM, text: 'ice', fuzzy: true }, { ...NEW_TERM, text: 'x' }], [{ ...NEW_TERM, text: 'y' }]],
    });
    expect(options.searchTerms).toEqual([
      { searchTerm: 'cold storage', searchType: 'text', searchTargets: ['podcast-title'], searchTermOptions: { matchMode: 'must', phraseMatch: true, slop: 2, fuzzy: true } },
    ]);
    expect(options.searchTermGroups).toEqual([{ searchTerms: [{ searchTerm: 'ice', searchType: 'text', searchTargets: PODCAST_TARGETS, searchTermOptions: { fuzzy: true } }] }]);
  });

  it('sends groups of the search box and of the editor', () => {
    const { options } = toSearchRequest({ ...EMPTY_STATE, q: 'cold (ice or "dry snow")', groups: [[{ ...NEW_TERM, text: 'salt' }]] });
    const member = { searchType: 'text', searchTargets: PODCAST_TARGETS };
    expect(options.searchTerms?.map(({ searchTerm }) => searchTerm)).toEqual(['cold']);
    expect(options.searchTermGroups?.map(({ searchTerms }) => searchTerms)).toEqual([
      [{ ...member, searchTerm: 'ice' }, { ...member, searchTerm: 'dry snow', searchTermOptions: { phraseMatch: true } }],
      [expect.objectContaining({ searchTerm: 'salt' })],
    ]);
  });

  it.each([
    [{ q: 'transcript:ice' }, 'transcript term'],
    [{ groups: [[{ ...NEW_TERM, text: 'ice', targets: ['transcript' as const] }]] }, 'transcript term'],
    [{ terms: [{ ...NEW_TERM, text: 'ice', targets: ['episode-title' as const] }] }, 'episode titles'],
    [{ q: 'ice', hasTranscript: 'no' as const }, 'has a transcript'],
    [{ q: 'ice', publishedSince: '2026-01-01' }, 'published since'],
    [{ q: 'ice', sponsors: [{ role: null, name: 'Acme', isExcluded: false, phrase: false, slop: 0, fuzzy: false }] }, 'sponsors'],
  ])('%s searches episodes', (changes, reason) => {
    const found = requestOf(changes);
    expect(found.mode).toBe('episodes');
    expect(found.modeReason).toContain(reason);
    expect(found.options.includeMatchSnippet).toBe(true);
  });

  it('searches the selected targets of episodes and detects whether passages are possible', () => {
    const found = requestOf({ q: 'ice', mode: 'episodes', targets: ['transcript'] });
    expect(found.options.searchTerms?.[0]?.searchTargets).toEqual(['transcript']);
    expect(found.hasPassages).toBe(true);
    expect(requestOf({ q: 'ice', mode: 'episodes', targets: ['episode-title'] }).hasPassages).toBe(false);
    const everywhere = ['podcast-title', 'podcast-description', 'episode-title', 'episode-description', 'transcript'] as const;
    expect(requestOf({ q: 'ice', mode: 'episodes', targets: [...everywhere] }).options.searchTerms?.[0]?.searchTargets).toEqual(everywhere);
    expect(requestOf({ q: 'ice', targets: ['podcast-title'] }).options.searchTerms?.[0]?.searchTargets).toEqual(['podcast-title']);
    // Spec 4: a transcript target makes it a search of episodes.
    expect(requestOf({ q: 'ice', targets: ['transcript'] })).toMatchObject({ mode: 'episodes', hasPassages: true });
    expect(requestOf({ q: 'ice' }).hasPassages).toBe(false);
  });

  it('sends every filter with its own key', () => {
    const { options } = requestOf({
      languages: ['en'], genres: ['arts'], notGenres: ['news'], countries: ['GB'], topics: ['seed round'], keywords: ['startups'], explicit: 'clean', activeSince: '30d', foundedSince: '2020-02-29', addedSince: '7d',
      episodes: { min: 5, max: null }, hasGuests: 'no', machineMade: 'no', veryStale: 'yes', frequencies: ['stale'], episodeLength: { min: null, max: 30 }, chart: { chartType: 'apple', country: 'us', category: null, maxPosition: 50 }, hasContact: 'yes', socials: ['youtube'], authority: { min: 40, max: 90 }, quality: { min: null, max: 50 },
      listeners: { min: 1000, max: null }, appleRating: 4.5, appleRatings: 10, spotifyRating: 4, spotifyRatings: 20, castboxPlays: 30, castboxSubscribers: 40,
      publishedBefore: '6m', createdSince: '1y', updatedSince: '24h', notPodcasts: ['018f2c00-0000-7000-8000-00000000000a'],
      persons: [{ role: 'guest', name: 'Ada', isExcluded: true, phrase: false, slop: 0, fuzzy: true }],
      sponsors: [{ role: null, name: 'Acme', isExcluded: false, phrase: true, slop: 0, fuzzy: false }],
    });
    expect(options).toEqual({
      languages: ['en'], includeItunesGenres: ['arts'], excludeItunesGenres: ['news'], podcastCountries: ['GB'], topics: ['seed round'], keywords: ['startups'], explicit: 'clean',
      lastEpisodeDateSince: { unit: 'days', value: 30 }, foundedSince: '2020-02-29', addedSince: { unit: 'days', value: 7 }, minTotalEpisodes: 5, podcastHasGuests: false, hasPrimaryContact: true,
      podcastLikelyMachineMade: false, podcastVeryStale: true, updateFrequencies: ['stale'], podcastEpisodeMinutes: { max: 30 }, chartPositions: { chartType: 'apple', country: 'us', maxPosition: 50 },
      hasSocials: ['youtube'], podcastAuthorityScore: { authorityScore: { min: 40, max: 90 }, qualityScore: { max: 50 } },
      podcastAudienceEstimatedMonthlyListeners: { min: 1000 }, minItunesRating: 4.5, minItunesRatingCount: 10, minSpotifyRating: 4, minSpotifyRatingCount: 20,
      minCastboxPlays: 30, minCastboxSubscribers: 40, publishedBefore: { unit: 'months', value: 6 }, episodeCreatedSince: { unit: 'years', value: 1 },
      episodeUpdatedSince: { unit: 'hours', value: 24 }, excludePodcastIds: ['018f2c00-0000-7000-8000-00000000000a'],
      personFilters: [{ type: 'guest', name: 'Ada', matchMode: 'not', fuzzy: true }], sponsorFilters: [{ name: 'Acme', phraseMatch: true }],
      sortOrder: [{ field: 'relevance' }], includeMatchSnippet: true,
    });
  });

  it('sorts podcasts by chart position, and episodes by the remaining fields', () => {
    const sorts = [sortBy('chartPosition'), sortBy('title')];
    expect(requestOf({ q: 'ice', sorts }).options.sortOrder).toEqual([{ field: 'chartPosition', direction: 'asc' }, { field: 'title', direction: 'asc' }]);
    expect(requestOf({ q: 'ice', sorts, mode: 'episodes' }).options.sortOrder).toEqual([{ field: 'title', direction: 'asc' }]);
    expect(requestOf({ q: 'ice', sorts: [sortBy('chartPosition')], mode: 'episodes' }).options.sortOrder).toEqual([{ field: 'relevance' }]);
  });

  it('sends the retrieval mode when there are terms', () => {
    expect(requestOf({ q: 'ice', retrievalMode: 'meaning' }).options.mode).toBe('meaning');
    expect(requestOf({ genres: ['arts'], retrievalMode: 'meaning' }).options.mode).toBeUndefined();
    expect(requestOf({ q: 'ice' }).options.mode).toBeUndefined();
  });

  it('sorts by several fields', () => {
    expect(requestOf({ q: 'ice', sorts: [{ field: 'appleReviews', direction: 'desc', nulls: 'first' }, sortBy('title')] }).options.sortOrder).toEqual([
      { field: 'appleReviews', direction: 'desc', nullOrder: 'first' },
      { field: 'title', direction: 'asc' },
    ]);
  });

  it('leaves out what is on a list, and includes the blacklist when asked', () => {
    expect(requestOf({ q: 'ice', selectedProject: 'acme' }).options).not.toHaveProperty('project');
    expect(requestOf({ q: 'ice', selectedProject: 'acme', hideListed: 'yes', includeBlacklisted: 'yes' }).options).toMatchObject({ project: { projectId: 'acme', excludePodcastsOnList: true }, includeBlacklisted: true });
    expect(requestOf({ q: 'ice', hideListed: 'yes', relevancy: 'yes' }).options).not.toHaveProperty('project');
    expect(requestOf({ q: 'ice', selectedProject: 'acme', relevancy: 'yes' }).options.project).toEqual({ projectId: 'acme', excludePodcastsOnList: false, excludeIgnoredPodcasts: false, includePodcastRelevancy: true });
    const { allowed } = applyPlan({ ...EMPTY_STATE, q: 'ice', selectedProject: 'acme', hideListed: 'yes', savedSearch: 'x' }, 'public');
    expect(allowed).toEqual({ ...EMPTY_STATE, q: 'ice' });
  });

  it('drops what the plan does not include', () => {
    const state: SearchState = { ...EMPTY_STATE, q: 'ice', hasTranscript: 'yes', episodes: { min: 5, max: null } };
    expect(applyPlan(state, 'public')).toEqual({ allowed: { ...EMPTY_STATE, q: 'ice' }, locked: ['episodes', 'hasTranscript'] });
    expect(applyPlan(state, 'free')).toEqual({ allowed: state, locked: [] });
    const paid: SearchState = { ...EMPTY_STATE, q: 'ice', socials: ['youtube'], hasContact: 'yes' };
    expect(applyPlan(paid, 'free')).toEqual({ allowed: { ...EMPTY_STATE, q: 'ice' }, locked: ['hasContact', 'socials'] });
    expect(applyPlan(paid, 'individual')).toEqual({ allowed: paid, locked: [] });
    const sorted: SearchState = { ...EMPTY_STATE, q: 'ice', sorts: [sortBy('appleReviews'), sortBy('estimatedListeners'), sortBy('title')] };
    const orders = (plan: Plan) => applyPlan(sorted, plan).allowed.sorts.map((sort) => sort.field);
    expect(orders('public')).toEqual(['title']);
    expect(orders('free')).toEqual(['appleReviews', 'title']);
    expect(orders('individual')).toEqual(['appleReviews', 'estimatedListeners', 'title']);
  });
});
