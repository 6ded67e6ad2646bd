import { expect, test } from 'vitest';
import { matchSecond, toQuote, toTurns } from './transcript-quote';

const MATCH = {
  highlighted: 'What is it? One and a half percent. <em>The</em> cold does the work the <em>salt</em> used to do. You&#39;re getting the ladder back.',
  speaker: 'Delphine', startSecond: 80, endSecond: 100,
};
const sentence = (startSecond: number, speaker: string | null, text: string) => ({ startSecond, endSecond: startSecond + 5, speaker, text });
const TRANSCRIPT = [
  sentence(75, 'Bea', 'Earlier.'),
  sentence(80, 'Bea', 'What is it?'),
  sentence(85, 'Delphine', 'One and a half percent.'),
  sentence(90, null, 'The cold does the work the salt used to do.'),
  sentence(95, 'Bea', 'You\'re getting the ladder back.'),
  sentence(100, 'Delphine', 'Later.'),
];
const textOf = ({ runs }: { runs: readonly { text: string }[] }) => runs.map((run) => run.text).join('');

test('a quote has one speaker: the sentence of the matched word', () => {
  const quote = toQuote(MATCH);
  expect([quote.speaker, textOf(quote)]).toEqual(['Delphine', 'The cold does the work the salt used to do.']);
  expect(quote.isCut).toEqual({ before: true, after: true });
});

test('the speaker of another sentence is not named', () => {
  const quote = toQuote({ ...MATCH, highlighted: '<em>The</em> jar. Where is the <em>salt</em>?' });
  expect([quote.speaker, textOf(quote)]).toEqual([null, 'Where is the salt?']);
  expect(textOf(toQuote({ highlighted: 'One. Two <em>salts</em>.', speaker: null }))).toBe('One. Two salts.');
});

test('the second is that of the matched word', () => {
  expect(matchSecond({ highlighted: `${'a'.repeat(50)}<em>${'b'.repeat(50)}</em>`, startSecond: 10, endSecond: 20 })).toBe(15);
  expect(matchSecond({ highlighted: '<em>x</em>', startSecond: null, endSecond: null })).toBeNull();
  expect(matchSecond({ highlighted: 'x <em>x</em>', startSecond: 7, endSecond: null })).toBe(7);
});

test('a passage is split into turns by speaker', () => {
  const turns = toTurns(MATCH, TRANSCRIPT) ?? [];
  expect(turns.map((turn) => [turn.speaker, textOf(turn)])).toEqual([
    ['Bea', 'What is it?'],
    ['Delphine', 'One and a half percent. The cold does the work the salt used to do.'],
    ['Bea', 'You\'re getting the ladder back.'],
  ]);
  expect(turns[1]?.runs.filter((run) => run.isHighlighted).map((run) => run.text)).toEqual(['The', 'salt']);
});

test('without matching sentences or speakers there are no turns', () => {
  expect(toTurns(MATCH, [])).toBeNull();
  expect(toTurns(MATCH, TRANSCRIPT.map((each) => ({ ...each, speaker: null })))).toBeNull();
});
