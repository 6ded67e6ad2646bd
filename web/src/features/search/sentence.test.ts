import { expect, it } from 'vitest';
import { sentenceOf } from './sentence';
import { EMPTY_STATE } from './state';

it.each([
  [{}, 'podcasts', 'Podcasts.'],
  [{ q: 'startups "venture capital" -crypto' }, 'podcasts', 'Podcasts about startups and “venture capital”, without crypto.'],
  [{ q: 'x1', genres: ['business', 'tv & film'], languages: ['en'] }, 'podcasts', 'Podcasts about x1, in Business or TV & Film, in English.'],
  [{ q: 'transcript:ice', hasTranscript: true }, 'episodes', 'Episodes with a transcript about ice (in the transcript).'],
  [{ minEpisodes: 20, activeDays: 30 }, 'podcasts', 'Podcasts, active in the last 30 days, with 20 episodes or more.'],
  [{ q: 'ice', fields: ['transcript'] }, 'episodes', 'Episodes about ice, looking only in the transcript.'],
  [{ q: 'x1', socials: ['youtube', 'twitter'], hasContact: true }, 'podcasts', 'Podcasts about x1, on YouTube and X (Twitter), with a contact.'],
  [{ notGenres: ['news'], explicit: 'clean' }, 'podcasts', 'Podcasts, not in News, marked clean.'],
] as const)('%s', (changes, mode, expected) => expect(sentenceOf({ ...EMPTY_STATE, ...(changes as object) }, mode)).toBe(expected));
