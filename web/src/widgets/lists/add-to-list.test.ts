import { describe, expect, it } from 'vitest';
import { type AddSource, countOf, describeAdded, describeSource } from './add-to-list';

const podcasts = (count: number): AddSource => ({ kind: 'podcasts', podcasts: Array.from({ length: count }, (_, place) => ({ podcastId: String(place), title: `Show ${place}` })) });
const search = (count: number): AddSource => ({ kind: 'search', searchId: 's', count, shownPodcastIds: [] });
const ACME = { name: 'Acme' };

describe('what is added', () => {
  it.each([
    [podcasts(1), '“Show 0”', 1],
    [podcasts(12), '12 podcasts', 12],
    [search(240), 'all 240 results', 240],
    [search(12_400), 'the first 1,000 results', 1000],
  ] as const)('is named', (source, text, count) => {
    expect(describeSource(source)).toBe(text);
    expect(countOf(source)).toBe(count);
  });
});

describe('the outcome', () => {
  it('names one podcast, and how many of several', () => {
    expect(describeAdded(podcasts(1), ACME, { changedCount: 1, skipped: [] })).toBe('Added “Show 0” to Acme.');
    expect(describeAdded(podcasts(3), ACME, { changedCount: 3, skipped: [] })).toBe('Added 3 podcasts to Acme.');
  });

  it('says which were left out and why', () => {
    const skipped = [{ id: '1', reason: 'already-listed' }, { id: '2', reason: 'already_listed' }, { id: '3', reason: 'blacklisted' }];
    expect(describeAdded(podcasts(12), ACME, { changedCount: 9, skipped })).toBe('Added 9 podcasts to Acme. 2 were already on the list and 1 is on your blacklist.');
    expect(describeAdded(podcasts(1), ACME, { changedCount: 0, skipped: [{ id: '0', reason: 'already-listed' }] })).toBe('“Show 0” is already on Acme.');
  });

  it('names the limit of the plan', () => {
    const result = { changedCount: 5, skipped: Array.from({ length: 7 }, (_, id) => ({ id: String(id), reason: 'limit' })), limit: { max: 100, used: 100 } };
    expect(describeAdded(search(12), ACME, result)).toBe('Added 5 podcasts to Acme. 7 exceeded your plan’s limit. Your plan allows 100 podcasts per list.');
  });

  it('shows a reason that it does not know', () => {
    expect(describeAdded(podcasts(2), ACME, { changedCount: 1, skipped: [{ id: '1', reason: 'opted-out' }] })).toBe('Added 1 podcast to Acme. 1 was left out (opted-out).');
  });
});
