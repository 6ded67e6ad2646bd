import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatQuery, isLongEnough, parseQuery, type QueryTerm } from './query-syntax';

// The cases define the grammar. The command line and the tools for language models use the same cases.
const CASES = join(import.meta.dirname, '../../../../../data/model/src/search/query_line_cases.json');
const cases = JSON.parse(readFileSync(CASES, 'utf8')) as { line: string; terms: QueryTerm[] }[];

describe('the query syntax', () => {
  it.each(cases.map(({ line, terms }) => [line, terms] as const))('%s', (line, terms) => expect(parseQuery(line)).toEqual(terms));

  it.each(['cold storage "exact words" -crypto transcript:ice', '-"hot takes"', 'title:"a b"', '"storage"', '入门 "深度学习"', '-"การลงทุน"', 'x (heat pump or "dry snow")'])('%s round trips', (query) =>
    expect(formatQuery(parseQuery(query))).toBe(query),
  );
});

it.each([['ab', true], ['a', false], ['猫', true], ['é', false], ['😀', false]])('%s is long enough: %s', (text, expected) => expect(isLongEnough(text)).toBe(expected));
