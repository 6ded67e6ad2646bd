import { describe, expect, it } from 'vitest';
import { type AddSource, describeAdded, describeSource, reachOf } from './add-to-list';

const podcasts = (count: number): AddSource => ({ kind: 'podcasts', podcasts: Array.from({ length: count }, (_, place) => ({ podcastId: String(place), title: `Show ${place}` })) });
const search = (total: number): AddSource => ({ kind: 'search', searchId: 's', reach: reachOf(total, 100), shownPodcastIds: [] });
const ACME = { name: 'Acme' };

describe('what is added', () => {
  it.each([
    [podcasts(1), '“Show 0”'],
    [podcasts(12), '12 podcasts'],
    [search(100), 'all 100 results'],
    [search(12_400), 'the first 100 results'],
  ] as const)('is named as the plan reaches it', (source, text) => {
    expect(describeSource(source)).toBe(text);
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

  it('names the results that the plan does not reach', () => {
    const result = { changedCount: 98, skipped: [{ id: '1', reason: 'already-listed' }, { id: '2', reason: 'already-listed' }], resultsLimit: 100 };
    expect(describeAdded(search(1_000), ACME, result)).toBe(
      'Added 98 podcasts to Acme. 2 were already on the list. Your plan reaches the first 100 results of a search; the others were not added.',
    );
  });

  it('shows a reason that it does not know', () => {
    expect(describeAdded(podcasts(2), ACME, { changedCount: 1, skipped: [{ id: '1', reason: 'opted-out' }] })).toBe('Added 1 podcast to Acme. 1 was left out (opted-out).');
  });
});
