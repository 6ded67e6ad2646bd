import { describe, expect, it } from 'vitest';
import type { AlertMatch, Mention, MentionLabel } from '../../api/alerts/types';
import { certaintyOf, copiesText, describeLabel, describeMovement, describeRule, firstMention, labelsOf, perWeekText, reasonsOf, roleDetail, snippetRuns, warningsOf } from './match-text';

const label = (classifier: MentionLabel['classifier'], probability: number): MentionLabel => ({ classifier, label: 'x', probability, filteredOut: false, reason: 'Between two breaks.' });
const mention = (id: string, changes: Partial<Mention> = {}): Mention => ({ id, startSecond: null, endSecond: null, snippet: '', passesFilters: true, filterReasons: [], labels: [], playUrl: '', ...changes });
const match = (changes: Partial<AlertMatch> = {}): AlertMatch => ({
  id: 'm', alertConfig: { id: 'a', name: 'Ada', type: 'person' }, status: 'kept', filterReasons: [], filterDetails: [], episode: null, podcast: { id: 'p', slug: 'p', title: 'P', imageUrl: null }, appearance: null,
  mentionCount: 0, keptMentionCount: 0, syndicatedEpisodeIds: [], firstMatchedAt: null, mentions: [], chart: null, audioUrl: null, seenAt: null, snoozedUntil: null, verdict: null, isBackCatalog: false, ...changes,
});

it('says probabilities in words', () => {
  expect([0.99, 0.9, 0.7, 0.5, 0.2].map(certaintyOf)).toEqual(['Almost certainly', 'Very likely', 'Likely', 'Probably', 'Possibly']);
  expect(roleDetail({ probability: 0.9, reason: 'The feed credits a guest of this name.' })).toBe('Very likely. The feed credits a guest of this name.');
});

describe('describeLabel', () => {
  it('is silent about plain talk of the subject', () => {
    expect(describeLabel(label('isAd', 0.05))).toBeNull();
    expect(describeLabel(label('isSubject', 0.95))).toBeNull();
  });

  it('warns of ads and namesakes', () => {
    expect(describeLabel(label('isAd', 0.9))).toEqual({ text: 'Very likely an ad', detail: '90% an ad. Between two breaks.', isWarning: true });
    expect(describeLabel(label('isSubject', 0.1))).toMatchObject({ text: 'Very likely a namesake', isWarning: true });
    expect(describeLabel(label('isSubject', 0.6))).toMatchObject({ text: 'Probably the one you mean', isWarning: false });
  });

  it('holds for a match when it holds for all of its mentions', () => {
    const ad = mention('ad', { labels: [label('isAd', 0.9), label('isSubject', 0.2)] });
    const found = match({ mentions: [ad, mention('talk', { labels: [label('isAd', 0.02), label('isSubject', 0.9)] })] });
    expect(labelsOf(found)).toEqual([]);
    expect(warningsOf(ad, found).map(({ text }) => text)).toEqual(['Very likely an ad', 'Likely a namesake']);
    expect(warningsOf(ad, match({ mentions: [ad] }))).toEqual([]);
  });

  it('is shown once for several mentions', () => {
    const mentions = [mention('1', { labels: [label('isAd', 0.9)] }), mention('2', { labels: [label('isAd', 0.92)] })];
    expect(labelsOf(match({ mentions })).map(({ text }) => text)).toEqual(['Very likely an ad']);
  });

  it('is not shown for a mention that a kept match does not count', () => {
    const mentions = [mention('ad', { passesFilters: false, labels: [label('isAd', 0.9)] }), mention('talk')];
    expect(labelsOf(match({ mentions }))).toEqual([]);
    expect(labelsOf(match({ mentions, status: 'filtered' }))).toHaveLength(1);
  });
});

it('prefers the reasons for people, each once', () => {
  expect(reasonsOf({ filterReasons: ['ad'], filterDetails: [{ reason: 'ad', text: 'All mentions are in ads.' }, { reason: 'muted_show', text: '' }] })).toEqual(['All mentions are in ads.', 'From a muted podcast']);
  expect(reasonsOf({ filterReasons: ['ad', 'not_subject', 'ad', 'new_one'], filterDetails: [] })).toEqual(['In an ad', 'Someone or something else with this name', 'new_one']);
});

it('counts copies', () => {
  expect([[], ['1'], ['1', '2']].map((syndicatedEpisodeIds) => copiesText({ syndicatedEpisodeIds }))).toEqual([null, '+1 copy', '+2 copies']);
});

it('describes movements on charts', () => {
  const chart = { chartType: 'apple', country: 'us', category: 'arts', day: '2026-11-24' };
  const describeFromTo = (from: number | null, to: number | null, movement = 'moves' as const) => describeMovement({ ...chart, movement, from, to });
  expect([describeFromTo(8, 3), describeFromTo(3, 8), describeFromTo(null, 8), describeFromTo(8, null), describeFromTo(8, 8)]).toEqual(['Up 5 to #3', 'Down 5 to #8', 'Entered at #8', 'Left the chart, was #8', 'Stays at #8']);
  expect(describeMovement({ ...chart, movement: 'reaches', from: null, to: 8 })).toBe('Reached #8');
  expect(describeRule({ ...chart, movement: 'reaches', by: null, top: 10 })).toBe('reaches the top 10 of Apple Podcasts, Arts in the United States');
  expect(describeRule({ ...chart, movement: 'moves', by: 1, top: null })).toBe('moves 1 position on Apple Podcasts, Arts in the United States');
});

it('forecasts in round numbers', () => {
  expect([0, 0.2, 1, 2.4, 1234].map(perWeekText)).toEqual(['usually no matches', 'less than 1 a week', 'about 1 a week', 'about 2 a week', 'about 1,234 a week']);
});

const marked = (snippet: string, words: string[]) => snippetRuns(snippet, words).map(({ text, isHighlighted }) => (isHighlighted ? `[${text}]` : text)).join('');

describe('snippetRuns', () => {
  it('marks the words of the alert, in any case', () => {
    expect(marked('Then ADA  Lovelace wrote, said Ada.', ['Ada Lovelace', 'Ada'])).toBe('Then [ADA  Lovelace] wrote, said [Ada].');
    expect(marked('Adamant adages', ['Ada'])).toBe('Adamant adages');
    expect(marked('a (b) c++ d', ['c++', '(b)'])).toBe('a [(b)] [c++] d');
    expect(marked('Salt & <b>', [])).toBe('Salt & <b>');
  });

  it('takes the marks of the server', () => {
    expect(marked('of <em>salt</em> &amp; ice', ['ice'])).toBe('of [salt] & ice');
  });
});

it('shows a mention that counts first', () => {
  const mentions = [mention('ad', { passesFilters: false }), mention('talk')];
  expect(firstMention(match({ mentions }))?.id).toBe('talk');
  expect(firstMention(match({ mentions, status: 'filtered' }))?.id).toBe('ad');
  expect(firstMention(match())).toBeNull();
});
