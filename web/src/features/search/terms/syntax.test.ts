import { describe, expect, it } from 'vitest';
import { isLongEnough, parseQuery, printQuery } from './syntax';

const term = (text: string, facts = {}) => ({ text, phrase: false, excluded: false, field: null, ...facts });

describe('the query syntax', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['cold storage', [term('cold storage')]],
    ['"cold storage"', [term('cold storage', { phrase: true })]],
    ['“cold storage” freight', [term('freight'), term('cold storage', { phrase: true })]],
    ['startups -crypto', [term('startups'), term('crypto', { excluded: true })]],
    ['-"hot takes"', [term('hot takes', { excluded: true, phrase: true })]],
    ['transcript:ice', [term('ice', { field: 'transcript' })]],
    ['-title:"the end" x y', [term('x y'), term('the end', { field: 'title', phrase: true, excluded: true })]],
    ['"open end', [term('open end', { phrase: true })]],
    ['"storage"', [term('storage', { phrase: true })]],
    ['-"crypto" title:"ice"', [term('crypto', { phrase: true, excluded: true }), term('ice', { phrase: true, field: 'title' })]],
    ['"深度学习"', [term('深度学习', { phrase: true })]],
    ['「深夜の台所」', [term('深夜の台所', { phrase: true })]],
    ['"การลงทุน" ข่าว', [term('ข่าว'), term('การลงทุน', { phrase: true })]],
    ['入门"深度学习"教程', [term('入门 教程'), term('深度学习', { phrase: true })]],
    ['a 12" record', [term('a 12" record')]],
    ['"" -', [term('-')]],
    ['well-being', [term('well-being')]],
    ['author:someone', [term('author:someone')]],
    ['深夜 の 台所', [term('深夜 の 台所')]],
  ])('%s', (query, expected) => expect(parseQuery(query)).toEqual(expected));

  it.each(['cold storage "exact words" -crypto transcript:ice', '-"hot takes"', 'title:"a b"', '"storage"', '入门 "深度学习"', '-"การลงทุน"'])('%s round trips', (query) =>
    expect(printQuery(parseQuery(query))).toBe(query),
  );
});

it.each([['ab', true], ['a', false], ['猫', true], ['é', false], ['😀', false]])('%s is long enough: %s', (text, expected) => expect(isLongEnough(text)).toBe(expected));
