import { describe, expect, it } from 'vitest';
import type { Strategy } from '../../../api/strategies/types';
import { changesOf, fieldsOf, findProblems, inOrder, problemsFrom, TEXT_LIMITS } from './strategy-fields';

const STRATEGY = {
  id: 's', title: 'Founders', shortDescription: 'Shows of founders.', strategyBlurb: '', audiencePersonaTarget: 'Founders', whyItsEffective: '', strategyTrainingDocumentation: '',
  keywordInspiration: ['startup stories', 'founder'], exampleGoogleSearches: [], strategyApproach: 'longshot', strategyFocus: null, priority: null, yesNoPrompt: '', geographicalFilters: '',
} as unknown as Strategy;
const FIELDS = fieldsOf(STRATEGY);
const of = (id: string, priority: Strategy['priority']) => ({ ...STRATEGY, id, priority });

describe('problems', () => {
  it('has the limits of spec 5, in characters as people count them', () => {
    expect(findProblems(FIELDS)).toEqual({});
    expect(findProblems({ ...FIELDS, title: '🧂'.repeat(100), strategyBlurb: 'a'.repeat(1_000) })).toEqual({});
    expect(findProblems({ ...FIELDS, title: 'a'.repeat(101), strategyBlurb: 'a'.repeat(1_001) })).toEqual({ title: 'Use at most 100 characters', strategyBlurb: 'Use at most 1,000 characters' });
    expect(TEXT_LIMITS).toMatchObject({ shortDescription: 300, yesNoPrompt: 500, whyItsEffective: 300, audiencePersonaTarget: 500, geographicalFilters: 500, strategyTrainingDocumentation: 1_000 });
  });

  it('needs a title, and keywords that are search terms', () => {
    expect(findProblems({ ...FIELDS, title: '  ' }).title).toBe('Enter a title');
    expect(findProblems({ ...FIELDS, keywordInspiration: ['ice', 'a'] }).keywordInspiration).toBe('Each keyword has at least 2 characters');
    expect(findProblems({ ...FIELDS, keywordInspiration: Array.from({ length: 51 }, (_, place) => `word ${place}`) }).keywordInspiration).toBe('Use at most 50');
    expect(findProblems({ ...FIELDS, exampleGoogleSearches: ['a'.repeat(201)] }).exampleGoogleSearches).toBe('Each has at most 200 characters');
  });

  it('shows the problems of the server at their fields', () => {
    const details = [{ pointer: '/title', message: 'must not be empty' }, { pointer: '/keywordInspiration/3', message: 'must be short' }, { pointer: '/other', message: 'must go' }];
    expect(problemsFrom(details)).toEqual({ title: 'This must not be empty', keywordInspiration: 'This must be short' });
  });
});

it('sends what was changed', () => {
  expect(changesOf(FIELDS, FIELDS)).toEqual({});
  expect(changesOf(FIELDS, { ...FIELDS, title: ' Founders ' })).toEqual({});
  expect(changesOf(FIELDS, { ...FIELDS, title: 'Makers', priority: 'high', keywordInspiration: [' founder ', ''] })).toEqual({ title: 'Makers', priority: 'high', keywordInspiration: ['founder'] });
  expect(changesOf({ ...FIELDS, priority: 'high' }, FIELDS)).toEqual({ priority: null });
});

it('shows the most urgent first, and keeps the order of the server otherwise', () => {
  expect(inOrder([of('a', null), of('b', 'low'), of('c', 'urgent'), of('d', null), of('e', 'low')]).map(({ id }) => id)).toEqual(['c', 'b', 'e', 'a', 'd']);
});
