import { expect, test } from 'vitest';
import { factsOf } from './podcast-facts';

const HIT = { updateFrequency: 'weekly', podcastHasGuests: true, primaryContact: 'a@b.example', podcastAudienceEstimatedMonthlyListeners: 200_000, podcastAuthorityScoreTotal: 77.04 };
const UNKNOWN = { updateFrequency: null, podcastHasGuests: null, primaryContact: null, podcastAudienceEstimatedMonthlyListeners: null, podcastAuthorityScoreTotal: null };
const texts = (...source: Parameters<typeof factsOf>) => factsOf(...source).facts.map(({ text }) => text);

test('a paid plan shows all facts', () => {
  expect(texts(HIT, 'individual')).toEqual(['Weekly', 'Has guests', 'Email contact', expect.stringMatching(/^About 200K listeners$/i), 'Score 77']);
  expect(factsOf(HIT, 'individual').hasLocked).toBe(false);
});

test('missing facts are called unknown', () => {
  expect(texts(UNKNOWN, 'business')).toEqual(['Frequency unknown', 'Guests unknown', 'No email found', 'Audience unknown', 'No score yet']);
  expect(factsOf({ ...HIT, updateFrequency: 'stale' }, 'business').facts[0]).toEqual({ name: 'activity', text: 'Inactive', state: 'plain' });
});

test('a plan without them never shows a locked fact as unknown', () => {
  expect(texts(UNKNOWN, 'free')).toEqual(['Frequency unknown', 'No score yet']);
  expect(factsOf(UNKNOWN, 'public').hasLocked).toBe(true);
});
