import { describe, expect, it } from 'vitest';
import { ofPodcastsOnly, reasonForEpisodes } from './mode';
import { EMPTY_STATE, type SearchState } from './state';
import { NEW_TERM } from './terms/term';
import { choiceOf, targetsIn } from './terms/targets';

const state = (changes: Partial<SearchState>): SearchState => ({ ...EMPTY_STATE, ...changes });

describe('the mode of a search', () => {
  it.each([
    [{ q: 'ice' }, null],
    [{ q: 'ice', targets: ['podcast-title' as const] }, null],
    [{ q: 'ice', targets: ['podcast-title' as const, 'transcript' as const] }, 'transcript term'],
    [{ q: 'ice', targets: ['episode-description' as const] }, 'of episodes'],
    // No term looks there: one says itself where, the other is too short.
    [{ q: 'title:ice x', targets: ['transcript' as const] }, null],
    [{ q: 'title:ice', targets: ['transcript' as const] }, null],
    [{ genres: ['arts'], targets: ['transcript' as const] }, null],
    [{ hasTranscript: 'no' as const }, 'has a transcript'],
  ])('%j', (changes, reason) => {
    const found = reasonForEpisodes(state(changes));
    if (reason === null) expect(found).toBeNull();
    else expect(found).toContain(reason);
  });

  it('leads back to podcasts without what only episodes have', () => {
    const back = ofPodcastsOnly(
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
    expect(reasonForEpisodes(back)).toBeNull();
  });
});

describe('where terms look', () => {
  it('is the usual, until something is chosen that the mode has', () => {
    expect(targetsIn('podcasts', [])).toEqual(['podcast-title', 'podcast-description']);
    expect(targetsIn('episodes', [])).toEqual(['episode-title', 'episode-description', 'transcript']);
    expect(targetsIn('episodes', ['transcript', 'podcast-title'])).toEqual(['podcast-title', 'transcript']);
    expect(targetsIn('podcasts', ['transcript'])).toEqual(['podcast-title', 'podcast-description']);
  });

  it('is kept as nothing where it is the usual', () => {
    expect(choiceOf('episodes', ['transcript', 'episode-title', 'episode-description'])).toEqual([]);
    expect(choiceOf('episodes', ['podcast-title', 'podcast-description', 'episode-title', 'episode-description', 'transcript'])).toHaveLength(5);
    expect(choiceOf('podcasts', ['podcast-title', 'transcript'])).toEqual(['podcast-title']);
    expect(choiceOf('episodes', [])).toEqual([]);
  });
});
