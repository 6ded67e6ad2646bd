import { expect, test } from 'vitest';
import { bestMoments } from './best-moments';

const match = (highlighted: string, startSecond: number | null = 1) => ({ highlighted, startSecond, endSecond: null, matchSecond: startSecond, speaker: null, turns: [], text: '', byMeaning: false });
const LONG = ' is what makes all the difference here';
const hit = (...transcriptMatches: ReturnType<typeof match>[]) => ({ transcriptMatches });

test('moments with the most words come first, one per episode, and untimed ones are left out', () => {
  const hits = [
    hit(match(`<em>salt</em>${LONG}`)),
    hit(),
    hit(match('<em>salt</em>'), match('<em>salt</em> and <em>water</em>', 5)),
    hit(match('<em>salt</em> <em>water</em>', null)),
    hit(match(`<em>water</em>${LONG}`)),
    hit(match('<em>salt</em> <em>salt</em>')),
  ];
  expect(bestMoments(hits).map((moment) => [hits.indexOf(moment.hit), moment.match.highlighted])).toEqual([
    [2, '<em>salt</em> and <em>water</em>'],
    [0, `<em>salt</em>${LONG}`],
    [4, `<em>water</em>${LONG}`],
  ]);
});
