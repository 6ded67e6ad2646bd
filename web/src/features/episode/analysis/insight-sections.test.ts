import { expect, it } from 'vitest';
import type { EpisodeInsights } from '../../../api/assistant/types';
import { sectionsOf } from './insight-sections';

const EMPTY: EpisodeInsights = { hasTranscript: true, summary: '', keyPhrases: [], topics: [], people: [], claims: [], questions: [], sponsors: [], quotableMoments: [] };

it('leaves out what an episode does not have', () => {
  expect(sectionsOf(EMPTY)).toEqual([]);
  expect(sectionsOf({ ...EMPTY, questions: [{ question: 'Why salt?', second: null, speaker: null }] }).map(({ heading }) => heading)).toEqual(['Questions']);
});

it('shows each entry with its second and who spoke', () => {
  const sections = sectionsOf({
    ...EMPTY,
    people: [{ name: 'Ada', role: 'guest', mentions: 1, second: 0 }, { name: 'Ben', role: 'host', mentions: 0, second: null }, { name: 'Cy', role: 'mentioned', mentions: 3, second: 9 }],
    claims: [{ text: 'Salt is the largest trade.', kind: 'superlative', second: 61, speaker: 'Ada' }],
    sponsors: [{ name: 'Ice Co', quote: 'Brought to you by Ice Co.', second: 5 }, { name: 'Salt Co', quote: null, second: null }],
    quotableMoments: [{ quote: 'Cold keeps.', second: 0, speaker: 'Ada' }, { quote: 'Cold keeps.', second: 70, speaker: null }],
  });
  const found = Object.fromEntries(sections.map(({ id, entries }) => [id, entries.map(({ text, detail, second, isVerbatim }) => [text, detail, second, isVerbatim])]));
  expect(found).toEqual({
    people: [['Ada', 'Guest, named once', 0, false], ['Ben', 'Host', null, false], ['Cy', 'Mentioned, named 3 times', 9, false]],
    quotes: [['Cold keeps.', 'Ada', 0, true], ['Cold keeps.', null, 70, true]],
    claims: [['Salt is the largest trade.', 'Superlative, Ada', 61, true]],
    sponsors: [['Ice Co', '“Brought to you by Ice Co.”', 5, false], ['Salt Co', null, null, false]],
  });
  for (const { entries } of sections) expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
});
