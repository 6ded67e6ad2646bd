import { expect, it } from 'vitest';
import { summaryParts, summaryText } from './query-summary';
import { EMPTY_STATE } from './state';
import { NEW_TERM } from './terms/term';

const must = (text: string) => ({ ...NEW_TERM, text, match: 'must' });

it.each([
  [{}, 'podcasts', 'Podcasts.'],
  [{ q: 'salt' }, 'podcasts', 'Podcasts with salt, in titles, descriptions and episodes.'],
  [{ q: 'solar battery' }, 'episodes', 'Episodes that mention solar or battery, in titles, descriptions and transcripts.'],
  [{ q: 'solar battery heat' }, 'podcasts', 'Podcasts that mention solar, battery or heat, in titles, descriptions and episodes.'],
  [{ q: 'solar battery heat pump -crypto' }, 'episodes', 'Episodes with any of solar, battery, heat or pump, without crypto, in titles, descriptions and transcripts.'],
  [{ q: '"深度学习"' }, 'podcasts', 'Podcasts with “深度学习”, in titles and descriptions.'],
  [{ q: '-crypto -"hot takes"' }, 'podcasts', 'Podcasts, without crypto or “hot takes”, in titles and descriptions.'],
  [{ q: 'startups "venture capital" -crypto' }, 'podcasts', 'Podcasts with “venture capital”, preferably with startups, without crypto, in titles and descriptions.'],
  [{ q: 'cold (ice or "dry snow") -crypto' }, 'podcasts', 'Podcasts with (ice or “dry snow”), preferably with cold, without crypto, in titles and descriptions.'],
  [{ q: 'x1', genres: ['business', 'tv & film'], languages: ['en'] }, 'podcasts', 'Podcasts with x1, in titles, descriptions and episodes, in Business or TV & Film, in English.'],
  [{ q: 'transcript:ice', hasTranscript: 'yes' }, 'episodes', 'Episodes with ice (in the transcript), with a transcript.'],
  [{ activeSince: '30d', episodes: { min: 20, max: null } }, 'podcasts', 'Podcasts, active in the last 30 days, with at least 20 episodes.'],
  [{ q: 'ice', episodes: { min: null, max: 1 }, appleRatings: 1, notPodcasts: ['1'], podcasts: ['1', '2'] }, 'podcasts', 'Podcasts with ice, in titles, descriptions and episodes, with at most 1 episode, with at least 1 Apple rating, among 2 selected podcasts, without 1 hidden podcast.'],
  [{ activeSince: '2026-01-31', publishedBefore: '1y' }, 'episodes', 'Episodes, active since 31 Jan 2026, published more than 1 year ago.'],
  [{ q: 'ice', targets: ['transcript'] }, 'episodes', 'Episodes with ice, in transcripts.'],
  [{ q: 'ice', targets: ['podcast-title', 'episode-title'] }, 'episodes', 'Episodes with ice, in podcast titles and episode titles.'],
  [{ q: 'ice', socials: ['youtube', 'twitter'], hasContact: 'yes' }, 'podcasts', 'Podcasts with ice, in titles, descriptions and episodes, with a contact, on YouTube and X (Twitter).'],
  [{ episodeLength: { min: 20, max: 40 } }, 'podcasts', 'Podcasts, with episodes of 20 to 40 minutes.'],
  [{ frequencies: ['weekly', 'stale'] }, 'podcasts', 'Podcasts, published weekly or less than monthly.'],
  [{ notGenres: ['news'], explicit: 'clean', countries: ['IE'] }, 'podcasts', 'Podcasts, not in News, from Ireland, marked clean.'],
  [{ terms: [{ ...NEW_TERM, text: 'cold storage', phrase: true, slop: 2, fuzzy: true, targets: ['transcript'] }, { ...NEW_TERM, text: 'ads', match: 'not' }] }, 'episodes', 'Episodes with “cold storage” within 2 words or similar spellings (in the transcript), without ads, in titles, descriptions and transcripts.'],
  [{ terms: [{ ...NEW_TERM, text: 'cold storage' }, { ...NEW_TERM, text: 'freight' }] }, 'podcasts', 'Podcasts with any of cold storage or freight, in titles, descriptions and episodes.'],
  [{ terms: [must('cold storage'), must('ice')] }, 'podcasts', 'Podcasts with all of cold, storage and ice, in titles and descriptions.'],
  [{ q: 'ice', groups: [[{ ...NEW_TERM, text: 'docker' }, { ...NEW_TERM, text: 'kubernetes' }], [{ ...NEW_TERM, text: 'berlin' }]] }, 'podcasts', 'Podcasts with both (docker or kubernetes) and berlin, preferably with ice, in titles and descriptions.'],
  [{ persons: [{ role: 'guest', name: 'Ada', isExcluded: true, phrase: true, slop: 0, fuzzy: false }] }, 'episodes', 'Episodes, without “Ada” as guest.'],
  [{ q: 'ice', retrievalMode: 'both', genres: ['arts'] }, 'podcasts', 'Podcasts with ice, in these or related words, in titles, descriptions and episodes, in Arts.'],
  [{ q: 'ice age', retrievalMode: 'meaning' }, 'podcasts', 'Podcasts about ice age, in any words, in titles and descriptions.'],
  [{ q: 'ice', retrievalMode: 'words' }, 'podcasts', 'Podcasts with ice, in titles, descriptions and episodes.'],
] as const)('%j', (changes, mode, expected) => expect(summaryText({ ...EMPTY_STATE, ...(changes as object) }, mode)).toBe(expected));

it('separates the terms of the reader from its own text', () =>
  expect(summaryParts({ ...EMPTY_STATE, q: 'salt water -and' }, 'podcasts').filter((part) => typeof part === 'object')).toEqual([{ term: 'salt' }, { term: 'water' }, { term: 'and' }]));

it('uses the retrieval mode of the server when none is selected', () => expect(summaryText({ ...EMPTY_STATE, q: 'ice' }, 'podcasts', 'both')).toContain('in these or related words'));
