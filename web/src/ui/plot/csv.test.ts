import { expect, it } from 'vitest';
import { fileName, printCsv } from './csv';

it('ends each row with CRLF and leaves missing values empty', () => {
  expect(printCsv([['Date', 'Rank'], ['2026-11-24', 3], ['2026-11-25', null]])).toBe('Date,Rank\r\n2026-11-24,3\r\n2026-11-25,\r\n');
});

it.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
])('quotes %j', (cell, printed) => expect(printCsv([[cell]])).toBe(`${printed}\r\n`));

it.each(['=1+1', '+1', '-1', '@sum', '\tx', ' =1', '\u00a0=1', '\u3000+1', '\u200b-1', '\ufeff@sum', '＝1'])('neutralizes the formula %j', (cell) => expect(printCsv([[cell]])).toBe(`'${cell}\r\n`));

it.each(['a=1', '1-1', ' x', '\u200fשלום'])('keeps the text %j', (cell) => expect(printCsv([[cell]])).toBe(`${cell}\r\n`));

it('keeps negative numbers as numbers', () => expect(printCsv([[-1.5]])).toBe('-1.5\r\n'));

it.each([
  [['Salt & Iron: rank on Apple US', '2026-11-01', '2026-11-30'], 'earshot-salt-iron-rank-on-apple-us-2026-11-01-2026-11-30.csv'],
  [['Él/../niño'], 'earshot-el-nino.csv'],
  [['日本語'], 'earshot-日本語.csv'],
  [[''], 'earshot.csv'],
])('names the file of %j', (parts, name) => expect(fileName(parts, 'csv')).toBe(name));

it('shortens long file names', () => expect(fileName(['word '.repeat(80)], 'png').length).toBeLessThanOrEqual(104));
