import { expect, it } from 'vitest';
import { EMPTY_STATE } from '../state';
import { applySpelling } from './spelling';
import { parseQuery } from './query-syntax';
import { NEW_TERM } from './term';

const correct = (q: string, line: string, terms = EMPTY_STATE.terms) => applySpelling({ ...EMPTY_STATE, q, terms }, parseQuery(q), line);

it.each([
  ['cold shelff', 'cold shelf', 'cold shelf'],
  ['storrage "cold shelff" -shelff', 'storage "cold shelf" -shelff', 'storage "cold shelf" -shelff'],
  ['title:"cold shelff"', '"cold shelf"', 'title:"cold shelf"'],
  ['transcrpt', 'tran script', 'tran script'],
])('corrects %s to %s', (q, line, expected) => expect(correct(q, line)?.q).toBe(expected));

it('corrects advanced terms', () => {
  const terms = [{ ...NEW_TERM, text: 'colar studs', phrase: true }, { ...NEW_TERM, text: 'colar', match: 'not' as const }];
  expect(correct('the', 'the "collar studs" -colar', terms)?.terms.map(({ text }) => text)).toEqual(['collar studs', 'colar']);
});

it('corrects the terms of groups', () => {
  const groups = [['colar', 'studs'], ['cold shelff']].map((texts) => texts.map((text) => ({ ...NEW_TERM, text, phrase: text.includes(' ') })));
  const state = { ...EMPTY_STATE, q: 'the', groups };
  const corrected = applySpelling(state, parseQuery('the'), 'the (collar or studs) ("cold shelf")');
  expect(corrected?.groups.map((terms) => terms.map(({ text }) => text))).toEqual([['collar', 'studs'], ['cold shelf']]);
});

it('returns null when words and corrections do not align', () => expect(correct('title:colar', 'col ar')).toBeNull());
