import { describe, expect, it } from 'vitest';
import { findTextMatches, foldText, nearestMatch } from './text-matches';
import { sentenceAt, sentenceAtLink, splitLines, toParagraphs } from './paragraphs';

const say = (text: string, startSecond: number) => ({ text, speaker: null, startSecond, endSecond: startSecond + 3 });

describe('paragraphs', () => {
  it('start with each speaker', () => {
    const passages = toParagraphs([say('Ana Lima: Good morning.', 0), say('It is early.', 3), say('Bo: Yes.', 6), say('Ana Lima: So.', 9)]);
    expect(passages.map(({ first, speaker, sentences }) => [first, speaker, sentences.map(({ text }) => text).join(' ')])).toEqual([
      [0, 'Ana Lima', 'Good morning. It is early.'],
      [2, 'Bo', 'Yes.'],
      [3, 'Ana Lima', 'So.'],
    ]);
  });

  it('are split when they grow long, and keep their speaker', () => {
    const passages = toParagraphs([say('Bo: One.', 0), say('Two.', 20), say('Three.', 50)]);
    expect(passages.map(({ speaker, startSecond }) => [speaker, startSecond])).toEqual([['Bo', 0], ['Bo', 50]]);
  });

  it('do not mistake a sentence for a speaker', () => expect(toParagraphs([say('the rule: never.', 0)])[0]?.speaker).toBeNull());
});

it.each([
  ['', []],
  ['One.\n\n  Two. \n', ['One.', 'Two.']],
  [`${'x'.repeat(400)}. ${'y'.repeat(400)}. z`, [`${'x'.repeat(400)}.`, `${'y'.repeat(400)}. z`]],
])('splits an untimed text at lines and long lines after sentences (%#)', (text, expected) => {
  const paragraphs = splitLines(text.split('\n').map((line) => ({ text: line, speaker: null })));
  expect(paragraphs.map((paragraph) => paragraph.text)).toEqual(expected);
});

it('keeps the letters of a line without times, also without blanks between its sentences', () => {
  const line = `${'あ'.repeat(300)}。${'い'.repeat(300)}。 う。`;
  const paragraphs = splitLines([{ text: 'One.', speaker: 'Ada' }, { text: line, speaker: 'Ben' }]);
  expect(paragraphs.map(({ line: index, speaker }) => [index, speaker])).toEqual([[0, 'Ada'], [1, 'Ben'], [1, 'Ben']]);
  for (const { text } of paragraphs.slice(1)) expect(line).toContain(text);
});

it.each([
  [-1, -1],
  [0, 0],
  [9.5, 1],
  [99, 2],
])('finds at %s s the sentence %s', (seconds, place) => expect(sentenceAt([say('a', 0), say('b', 5), say('c', 10)], seconds)).toBe(place));

it.each([
  [0, 0],
  [3, 0],
  [4, 1],
  [5, 1],
  [9, 2],
])('resolves a link to %s s to sentence %s', (second, place) => expect(sentenceAtLink([say('a', 0), say('b', 4.6), say('c', 9), say('d', 9.8)], second)).toBe(place));

describe('text matches', () => {
  it('ignore case and accents', () => {
    expect(findTextMatches(['Una FÁBRICA.', 'La fabrica, la fábrica'], 'fábrica')).toEqual([
      { sentence: 0, start: 4, end: 11 },
      { sentence: 1, start: 3, end: 10 },
      { sentence: 1, start: 15, end: 22 },
    ]);
  });
  it('need two letters', () => expect(findTextMatches(['aaa'], 'a')).toEqual([]));
  it.each(['Straße İstanbul', 'e\u0301a', '深夜', '👩‍🍳 x'])('keep the length of %s', (text) => expect(foldText(text)).toHaveLength(text.length));
});

describe('the match of a link', () => {
  const matches = findTextMatches(['salt', 'sea', 'salt', ...Array.from({ length: 20 }, () => 'sand')], 'salt');
  it('is the nearest one', () => {
    expect(nearestMatch(matches, 0)).toBe(0);
    expect(nearestMatch(matches, 3)).toBe(1);
  });
  it('is none when all are far away', () => {
    expect(nearestMatch(matches, 20)).toBe(-1);
    expect(nearestMatch([], 0)).toBe(-1);
  });
});
