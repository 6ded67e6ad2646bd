import { expect, it } from 'vitest';
import { describeCost, describeQuoteSource, describeRating, describeRun } from './review-text';

const sourceOf = (source: string, speaker: string | null, speakerRole: string) => describeQuoteSource({ source, speaker, speakerRole });

it('has a word for each rating', () => {
  expect([1, 2, 3, 4, 5].map(describeRating)).toEqual(['Doesn’t fit', 'Hardly fits', 'Fits in part', 'Fits well', 'Fits very well']);
  expect([0, 9].map(describeRating)).toEqual(['Doesn’t fit', 'Fits very well']);
});

it('names who spoke, or where the words are written', () => {
  expect(sourceOf('title', null, 'unknown')).toBe('Title of the episode');
  expect(sourceOf('description', null, 'unknown')).toBe('Notes of the episode');
  expect(sourceOf('transcript', 'Ada', 'host')).toBe('Ada, host');
  expect(sourceOf('transcript', 'Ada', 'unknown')).toBe('Ada');
  expect(sourceOf('transcript', null, 'guest')).toBe('A guest');
  expect(sourceOf('transcript', null, 'unknown')).toBe('Transcript');
});

it('describes the cost of a run', () => {
  const cost = { podcasts: 12, fresh: 2, aiAssists: 10, aiAssistsLeft: 40, isAffordable: true };
  expect(describeCost(cost)).toBe('Reviews 10 podcasts and uses 10 AI assists. 2 are already up to date and cost nothing. 40 are left.');
  expect(describeCost({ ...cost, podcasts: 1, fresh: 0, aiAssists: 1, aiAssistsLeft: null })).toBe('Reviews 1 podcast and uses 1 AI assist.');
  expect(describeCost({ ...cost, aiAssistsLeft: 1, isAffordable: false })).toMatch(/Only 1 is left in this period\. Choose fewer podcasts\.$/);
  expect(describeCost({ ...cost, fresh: 12, aiAssists: 0 })).toBe('All 12 reviews are up to date.');
  expect(describeCost({ ...cost, podcasts: 0, fresh: 0, aiAssists: 0 })).toBe('There are no podcasts to review.');
});

it('describes the progress and the end of a run', () => {
  expect(describeRun({ state: 'running', total: 40, reviewed: 11, failed: 1 })).toBe('Reviewing podcasts: 12 of 40.');
  expect(describeRun({ state: 'done', total: 2, reviewed: 1, failed: 1 })).toBe('1 podcast reviewed. 1 podcast couldn’t be reviewed and cost nothing.');
  expect(describeRun({ state: 'stopped', total: 40, reviewed: 11, failed: 0 })).toBe('The reviews stopped after 11 of 40 podcasts.');
  expect(describeRun({ state: 'canceled', total: 40, reviewed: 11, failed: 0 })).toBe('Canceled after 11 of 40 podcasts. The rest cost nothing.');
});
