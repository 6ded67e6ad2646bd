import { describe, expect, it } from 'vitest';
import { episodeModeReason, toPodcastSearch } from './search-mode';
import { EMPTY_STATE, type SearchState } from './state';
import { NEW_TERM } from './terms/term';
import { effectiveTargets, toStoredTargets } from './terms/targets';

const state = (changes: Partial<SearchState>): SearchState => ({ ...EMPTY_STATE, ...changes });

describe('the mode of a search', () => {
  it.each([
    [{ q: 'ice' }, null],
    [{ q: 'ice', targets: ['podcast-title' as const] }, null],
    [{ q: 'ice', targets: ['podcast-title' as const, 'transcript' as const] }, 'transcript term'],
    [{ q: 'ice', targets: ['episode-description' as const] }, 'episode titles'],
    // No term uses the selected targets: one has its own field, the other is too short.
    [{ q: 'title:ice x', targets: ['transcript' as const] }, null],
    [{ q: 'title:ice', targets: ['transcript' as const] }, null],
    [{ genres: ['arts'], targets: ['transcript' as const] }, null],
    [{ hasTranscript: 'no' as const }, 'has a transcript'],
  ])('%j', (changes, reason) => {
    const found = episodeModeReason(state(changes));
    if (reason === null) expect(found).toBeNull();
    else expect(found).toContain(reason);
  });

  it('returns to podcasts without episode-only terms and filters', () => {
    const back = toPodcastSearch(
      state({
        q: 'salt transcript:"cold shelf"', mode: 'episodes', targets: ['podcast-title', 'transcript'], genres: ['arts'], hasTranscript: 'yes', publishedSince: '30d',
        terms: [{ ...NEW_TERM, text: 'ice', match: 'must', targets: ['episode-title'] }], groups: [[{ ...NEW_TERM, text: 'sea', targets: ['podcast-title', 'transcript'] }]],
      }),
    );
    expect(back).toEqual(
      state({
        q: 'salt "cold shelf"', targets: ['podcast-title'], genres: ['arts'],
        terms: [{ ...NEW_TERM, text: 'ice', match: 'must' }], groups: [[{ ...NEW_TERM, text: 'sea', targets: ['podcast-title'] }]],
      }),
    );
    expect(episodeModeReason(back)).toBeNull();
  });
});

describe('targets', () => {
  it('are the defaults until one of the mode is selected', () => {
    expect(effectiveTargets('podcasts', [])).toEqual(['podcast-title', 'podcast-description']);
    expect(effectiveTargets('episodes', [])).toEqual(['episode-title', 'episode-description', 'transcript']);
    expect(effectiveTargets('episodes', ['transcript', 'podcast-title'])).toEqual(['podcast-title', 'transcript']);
    expect(effectiveTargets('podcasts', ['transcript'])).toEqual(['podcast-title', 'podcast-description']);
  });

  it('are stored as an empty list when they are the defaults', () => {
    expect(toStoredTargets('episodes', ['transcript', 'episode-title', 'episode-description'])).toEqual([]);
    expect(toStoredTargets('episodes', ['podcast-title', 'podcast-description', 'episode-title', 'episode-description', 'transcript'])).toHaveLength(5);
    expect(toStoredTargets('podcasts', ['podcast-title', 'transcript'])).toEqual(['podcast-title']);
    expect(toStoredTargets('episodes', [])).toEqual([]);
  });
});
