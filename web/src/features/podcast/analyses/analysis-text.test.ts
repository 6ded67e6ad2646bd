import { expect, it } from 'vitest';
import type { EpisodeInsights } from '../../../api/assistant/types';
import { describeCost, describeFindings } from './analysis-text';

const EMPTY: EpisodeInsights = { hasTranscript: true, summary: '', keyPhrases: [], topics: [], people: [], claims: [], questions: [], sponsors: [], quotableMoments: [] };

it('counts what was found', () => {
  expect(describeFindings(EMPTY)).toBe('Nothing was found');
  const person = { name: 'Ada', role: 'guest', mentions: 1, second: null } as const;
  const sponsor = { name: 'Ice Co', quote: null, second: null };
  expect(describeFindings({ ...EMPTY, people: [person] })).toBe('1 person');
  expect(describeFindings({ ...EMPTY, people: [person, person], sponsors: [sponsor] })).toBe('2 people and 1 sponsor');
});

it('shows the cost before the act, and whether the plan has room', () => {
  expect(describeCost({ aiAssists: 0, aiAssistsLeft: 3 })).toEqual({ text: 'The newest episodes with a transcript are already analyzed.', canRequest: false });
  expect(describeCost({ aiAssists: 1, aiAssistsLeft: null })).toEqual({ text: 'Analyzes 1 episode and uses 1 AI assist.', canRequest: true });
  expect(describeCost({ aiAssists: 3, aiAssistsLeft: 3 })).toEqual({ text: 'Analyzes 3 episodes and uses 3 AI assists. 3 are left.', canRequest: true });
  expect(describeCost({ aiAssists: 5, aiAssistsLeft: 1 })).toEqual({ text: 'Analyzes 5 episodes and uses 5 AI assists. 1 is left.', canRequest: false });
});
