import { expect, test } from 'vitest';
import type { Podcast } from '../../../api/types';
import { comparedFacts } from './compared-facts';

const podcast = (episodeCount: number, authorityScore: number | null, email: string | null = null) =>
  ({
    genres: ['true crime'], language: 'en', primaryContactEmail: email, podcastHasGuests: null,
    stats: { episodeCount, transcriptsCount: 0, updateFrequency: 'weekly', missing: [] },
    authorityScore: authorityScore === null ? null : { authorityScore, qualityScore: 0, socialScore: 0, missing: ['social', 'youtube', 'engagement'] },
  }) as unknown as Podcast;

const factOf = (label: string, ...compared: Parameters<typeof comparedFacts>) => comparedFacts(...compared).find((fact) => fact.label === label);

test('the highest figure of each row is marked, and ties of all are not', () => {
  expect(factOf('Episodes', [podcast(10, null), podcast(1200, null), podcast(1200, null)], 'agency')).toMatchObject({ texts: ['10', '1,200', '1,200'], best: [1, 2] });
  expect(factOf('Transcripts', [podcast(1, null), podcast(2, null)], 'agency')?.best).toEqual([]);
  expect(factOf('Authority score', [podcast(1, 40), podcast(1, null)], 'agency')).toMatchObject({ texts: ['40', null], best: [] });
});

test('a fact that no podcast has is left out, and a hidden one names its plan', () => {
  expect(factOf('Contact', [podcast(1, 1), podcast(1, 1)], 'agency')).toBeUndefined();
  expect(factOf('Contact', [podcast(1, 1), podcast(1, 1)], 'public')).toMatchObject({ requiredPlan: 'individual' });
});

test('zero is a figure, and a figure without data is unknown', () => {
  expect(factOf('Quality', [podcast(1, 40), podcast(1, null)], 'agency')).toMatchObject({ texts: ['0', null] });
  expect(factOf('Social', [podcast(1, 40), podcast(1, 40)], 'agency')).toBeUndefined();
  expect(factOf('Transcripts', [podcast(1, 40), podcast(1, 40)], 'agency')?.texts).toEqual(['0', '0']);
  const uncounted = { ...podcast(0, null), stats: { episodeCount: 0, transcriptsCount: 0, updateFrequency: null, missing: ['episodeCount', 'transcriptsCount'] } } as unknown as Podcast;
  expect(factOf('Episodes', [uncounted, podcast(0, null)], 'agency')?.texts).toEqual([null, '0']);
});
