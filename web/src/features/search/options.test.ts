import { describe, expect, it } from 'vitest';
import { toSearch, withinPlan } from './options';
import { EMPTY_STATE } from './state';

const NOW_MS = Date.parse('2026-11-20T15:30:00Z');
const search = (changes: Partial<typeof EMPTY_STATE>) => toSearch({ ...EMPTY_STATE, ...changes }, NOW_MS);

describe('from state to search options', () => {
  it('is incomplete without terms and filters', () => {
    expect(search({}).isComplete).toBe(false);
    expect(search({ q: 'x' })).toMatchObject({ isComplete: false, tooShort: ['x'] });
    expect(search({ genres: ['arts'] }).isComplete).toBe(true);
  });

  it('turns the syntax into terms', () => {
    expect(search({ q: 'startups "venture capital" -crypto' }).options).toEqual({
      searchTerms: [
        { searchTerm: 'startups', searchType: 'text', searchTargets: ['podcast-title', 'podcast-description'], searchTermOptions: { matchMode: 'optional' } },
        { searchTerm: 'venture capital', searchType: 'text', searchTargets: ['podcast-title', 'podcast-description'], searchTermOptions: { matchMode: 'must', phraseMatch: true } },
        { searchTerm: 'crypto', searchType: 'text', searchTargets: ['podcast-title', 'podcast-description'], searchTermOptions: { matchMode: 'not' } },
      ],
      sortOrder: [{ field: 'relevance' }],
    });
  });

  it.each([
    [{ q: 'transcript:ice' }, 'transcript term'],
    [{ q: 'ice', hasTranscript: true }, 'has a transcript'],
    [{ q: 'ice', publishedSince: '2026-01-01' }, 'publication date'],
  ])('%s searches episodes', (changes, reason) => {
    const found = search(changes);
    expect(found.mode).toBe('episodes');
    expect(found.modeReason).toContain(reason);
    expect(found.options.includeMatchSnippet).toBe(true);
  });

  it('searches the chosen texts of episodes', () => {
    expect(search({ q: 'ice', mode: 'episodes', fields: ['transcript'] }).options.searchTerms?.[0]?.searchTargets).toEqual(['transcript']);
  });

  it('counts days from midnight, so that one day asks one thing', () => {
    expect(search({ activeDays: 30 }).options.lastEpisodeDateSince).toBe('2026-10-21T00:00:00.000Z');
  });

  it('asks for platforms and a contact', () => {
    expect(search({ socials: ['youtube'], hasContact: true }).options).toMatchObject({ hasSocials: ['youtube'], hasPrimaryContact: true });
  });

  it('leaves out what the plan does not have', () => {
    const state = { ...EMPTY_STATE, q: 'ice', hasTranscript: true, minEpisodes: 5 };
    expect(withinPlan(state, 'public')).toEqual({ allowed: { ...EMPTY_STATE, q: 'ice' }, locked: ['hasTranscript', 'minEpisodes'] });
    expect(withinPlan(state, 'free')).toEqual({ allowed: state, locked: [] });
    const paid = { ...EMPTY_STATE, q: 'ice', socials: ['youtube'], hasContact: true };
    expect(withinPlan(paid, 'free')).toEqual({ allowed: { ...EMPTY_STATE, q: 'ice' }, locked: ['socials', 'hasContact'] });
    expect(withinPlan(paid, 'individual')).toEqual({ allowed: paid, locked: [] });
    expect(withinPlan({ ...EMPTY_STATE, socials: [] }, 'public').locked).toEqual([]);
  });
});
