import { describe, expect, it } from 'vitest';
import type { ImportRow } from '../../api/lists/imports';
import { addableRows, describeRows, fileProblem, initialChoice, unmatchedText } from './import-rows';

const row = (number: number, podcastId: string | null, changes: Partial<ImportRow> = {}): ImportRow => ({
  row: number, input: `row ${number}`, podcast: podcastId === null ? null : { podcastId, title: podcastId, slug: podcastId, author: null, imageUrl: null, lastEpisodePublishedAt: null },
  confidence: 'certain', matchedBy: null, reason: null, duplicateOf: null, alreadyListed: false, ...changes,
});
const ROWS = [row(1, 'a'), row(2, 'a'), row(3, 'b', { confidence: 'guess' }), row(4, 'c', { alreadyListed: true }), row(5, null, { confidence: null, reason: 'No podcast has this title' }), row(6, 'd', { confidence: 'likely' })];

describe('the rows of an import', () => {
  it('add each podcast once, and none that is on the list', () => expect(addableRows(ROWS).map((each) => each.row)).toEqual([1, 3, 6]));
  it('are chosen unless they are guesses', () => expect([...initialChoice(ROWS)]).toEqual([1, 6]));
  it('are counted', () => expect(describeRows({ rows: ROWS, summary: { leftOut: 0, repeated: 2 } })).toBe('6 rows: 4 found, 1 unsure, 1 not found. 1 is already on the list. 2 more rows repeat earlier ones'));
  it('say what is left for the next import', () => expect(describeRows({ rows: ROWS.slice(0, 1), summary: { leftOut: 20, repeated: 0 } })).toBe('1 row: 1 found. 20 more rows exceed the limit of one import: import them next'));
  it('without a podcast are text again', () => expect(unmatchedText(ROWS)).toBe('row 5'));
});

describe('a file', () => {
  it.each([
    [{ name: 'shows.CSV', size: 10 }, null],
    [{ name: 'feeds.opml', size: 5_242_880 }, null],
    [{ name: 'feeds.opml', size: 5_242_881 }, 'feeds.opml is larger than 5 MB. Split it into smaller files.'],
    [{ name: 'a.txt', size: 0 }, 'a.txt is empty.'],
    [{ name: 'a.xlsx', size: 10 }, 'Choose a CSV, OPML or text file.'],
  ])('%j', (file, problem) => expect(fileProblem(file)).toBe(problem));
});
