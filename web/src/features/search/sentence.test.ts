import { expect, it } from 'vitest';
import { sentenceOf } from './sentence';
import { EMPTY_STATE } from './state';
import { NEW_TERM } from './terms/term';

it.each([
  [{}, 'podcasts', 'Podcasts.'],
  [{ q: 'startups "venture capital" -crypto' }, 'podcasts', 'Podcasts about startups and “venture capital”, without crypto.'],
  [{ q: 'x1', genres: ['business', 'tv & film'], languages: ['en'] }, 'podcasts', 'Podcasts about x1, in Business or TV & Film, in English.'],
  [{ q: 'transcript:ice', hasTranscript: 'yes' }, 'episodes', 'Episodes about ice (in the transcript), with a transcript.'],
  [{ activeSince: '30d', episodes: { min: 20, max: null } }, 'podcasts', 'Podcasts, active in the last 30 days, with at least 20 episodes.'],
  [{ activeSince: '2026-01-31', publishedBefore: '1y' }, 'episodes', 'Episodes, active since 31 Jan 2026, published more than 1 year ago.'],
  [{ q: 'ice', fields: ['transcript'] }, 'episodes', 'Episodes about ice, looking only in the transcript.'],
  [{ q: 'x1', socials: ['youtube', 'twitter'], hasContact: 'yes' }, 'podcasts', 'Podcasts about x1, with a contact, on YouTube and X (Twitter).'],
  [{ notGenres: ['news'], explicit: 'clean', countries: ['IE'] }, 'podcasts', 'Podcasts, not in News, from Ireland, marked clean.'],
  [{ terms: [{ ...NEW_TERM, text: 'cold storage', phrase: true, slop: 2, fuzzy: true, targets: ['transcript'] }, { ...NEW_TERM, text: 'ads', match: 'not' }] }, 'episodes', 'Episodes about “cold storage” within 2 or alike (in the transcript), without ads.'],
  [{ q: 'ice', groups: [[{ ...NEW_TERM, text: 'docker' }, { ...NEW_TERM, text: 'kubernetes' }], [{ ...NEW_TERM, text: 'berlin' }]] }, 'podcasts', 'Podcasts about ice, (docker or kubernetes) and berlin.'],
  [{ persons: [{ role: 'guest', name: 'Ada', isExcluded: true, phrase: true, slop: 0, fuzzy: false }] }, 'episodes', 'Episodes, without “Ada” as guest.'],
  [{ q: 'ice', by: 'both', genres: ['arts'] }, 'podcasts', 'Podcasts about ice, in these words or others, in Arts.'],
  [{ q: 'ice', by: 'words' }, 'podcasts', 'Podcasts about ice.'],
] as const)('%j', (changes, mode, expected) => expect(sentenceOf({ ...EMPTY_STATE, ...(changes as object) }, mode)).toBe(expected));
