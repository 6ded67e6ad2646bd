import { expect, it } from 'vitest';
import type { Claim, Hook } from '../../api/outreach/types';
import { claimSource, distinctClaims, hookSentence, hookSummary } from './hook-text';

const HOOK: Hook = {
  id: 'h', kind: 'transcript', subject: 'cold storage', episodeId: 'e', episodeSlug: 'salt', episodeTitle: 'Salt', publishedAt: null,
  quote: 'We lost a whole "archive"', second: 245, speaker: 'Ada Lovelace', episodesWithSubject: 4,
};

it('quotes a transcript with time and speaker', () => {
  expect(hookSentence(HOOK, 'The Cold Shelf')).toBe("At 4:05 in “Salt”, Ada Lovelace said: “We lost a whole 'archive'”.");
  expect(hookSentence({ ...HOOK, second: null, speaker: null, quote: 'Really?' }, 'The Cold Shelf')).toBe('In “Salt”, this came up: “Really?”');
});

const of = (kind: Hook['kind'], quote: string | null = null) => hookSentence({ ...HOOK, kind, quote }, 'The Cold Shelf');

it('has a sentence for each kind that is concrete', () => {
  expect(of('theme')).toBe('Cold storage has come up in 4 episodes of The Cold Shelf.');
  expect(of('episode')).toBe('I’m writing about your episode “Salt”.');
  expect(of('showDescription', 'About ice.')).toBe('The description of The Cold Shelf says: “About ice.”');
  expect(of('showTitle')).toBeNull();
  expect(of('transcript')).toBeNull();
});

it('summarizes a hook by its words or its subject', () => {
  expect(hookSummary(HOOK)).toBe("“We lost a whole 'archive'”");
  expect(hookSummary({ ...HOOK, kind: 'theme', quote: null })).toBe('Cold storage in 4 episodes');
  expect(hookSummary({ ...HOOK, kind: 'showTitle', quote: null, episodeTitle: null })).toBe('No reason found');
});

it('names the source of a claim, and marks what has none', () => {
  expect(claimSource({ kind: 'quotation', source: 'e', episodeId: 'e', isSupported: true })).toBe('Quotation from an episode');
  expect(claimSource({ kind: 'name', source: 'guest', episodeId: null, isSupported: true })).toBe('Name from the guest profile');
  expect(claimSource({ kind: 'number', source: null, episodeId: null, isSupported: false })).toBe('Number, not found in any source');
});

it('checks the same claim once', () => {
  const claim = { text: 'In 3 episodes', kind: 'figure', source: 'show', episodeId: null, second: null, isSupported: true } as const;
  const claims = [claim, { ...claim }, { ...claim, isSupported: false }] as unknown as Claim[];
  expect(distinctClaims(claims)).toEqual([claim, claims[2]]);
});
