import { expect, test } from 'vitest';
import { matchSecond, toQuote } from './transcript-quote';

const turn = (speaker: string | null, startSecond: number, highlighted: string) => ({ speaker, startSecond, highlighted });
const TURNS = [
  turn('Bea', 80, 'What is it?'),
  turn('Delphine', 85, 'One and a half percent. The cold does the work the <em>salt</em> used to do. We waited.'),
  turn('Bea', 95, 'You&#39;re getting the <em>salt</em> back.'),
];
const MATCH = { highlighted: TURNS.map(({ highlighted }) => highlighted).join(' '), turns: TURNS };
const textOf = ({ runs }: { runs: readonly { text: string }[] }) => runs.map((run) => run.text).join('');

test('a quote has one speaker: the sentence of the first matched word', () => {
  const quote = toQuote(MATCH);
  expect([quote.speaker, textOf(quote)]).toEqual(['Delphine', 'The cold does the work the salt used to do.']);
  expect(quote.runs.filter((run) => run.isHighlighted).map((run) => run.text)).toEqual(['salt']);
  expect(quote.isCut).toEqual({ before: true, after: true });
});

test('a quote at the end of a match is not cut after it', () => {
  const quote = toQuote({ ...MATCH, turns: [turn('Bea', 80, 'What is it?'), turn(null, 85, '<em>Salt</em>.')] });
  expect([quote.speaker, textOf(quote), quote.isCut]).toEqual([null, 'Salt.', { before: true, after: false }]);
});

test('without speakers, the whole text is the quote', () => {
  expect(textOf(toQuote({ highlighted: 'One. Two <em>salts</em>.', turns: [] }))).toBe('One. Two salts.');
});

test('a match by meaning begins at its first turn', () => {
  expect(textOf(toQuote({ highlighted: 'One. Two.', turns: [turn('Ada', 0, 'One.'), turn('Bea', 2, 'Two.')] }))).toBe('One.');
});

test('a link leads to the second of the matched word, else to the start', () => {
  expect(matchSecond({ matchSecond: 15.5, startSecond: 10 })).toBe(15.5);
  expect(matchSecond({ matchSecond: null, startSecond: 10 })).toBe(10);
  expect(matchSecond({ matchSecond: null, startSecond: null })).toBeNull();
});
