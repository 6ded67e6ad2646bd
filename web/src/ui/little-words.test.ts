import { expect, test } from 'vitest';
import { dropLittleWords, parseHighlight } from './highlights';
import { littleWordHighlightsOf } from './little-words';

const shown = (source: string, kept: 'none' | 'in-phrases' | 'all') =>
  dropLittleWords(parseHighlight(source), kept)
    .filter((run) => run.isHighlighted)
    .map((run) => run.text);

const SOURCE = '<em>The</em> water: <em>the</em> <em>cold</em> <em>Water</em> of a <em>cold</em> day';

test('little words are highlighted only where they belong to a phrase', () => {
  expect(shown(SOURCE, 'none')).toEqual(['cold', 'Water', 'cold']);
  expect(shown(SOURCE, 'in-phrases')).toEqual(['the', 'cold', 'Water', 'cold']);
  expect(shown(SOURCE, 'all')).toHaveLength(5);
  expect(dropLittleWords(parseHighlight(SOURCE), 'none').map((run) => run.text).join('')).toBe('The water: the cold Water of a cold day');
});

const word = (text: string) => ({ text, phrase: false });

test('the terms of a search decide', () => {
  expect(littleWordHighlightsOf([word('the cold shelf')])).toBe('none');
  expect(littleWordHighlightsOf([{ text: 'the first time', phrase: true }])).toBe('in-phrases');
  expect(littleWordHighlightsOf([word('the')])).toBe('all');
  expect(littleWordHighlightsOf([{ text: 'to be or not to be', phrase: true }])).toBe('all');
  expect(littleWordHighlightsOf([word('die hard')])).toBe('none');
});
