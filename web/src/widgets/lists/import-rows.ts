/** The rows of an import and which of them are added. */
import { type ImportConfidence, type ImportPreview, type ImportRow, MAX_IMPORT_BYTES } from '../../api/lists/imports';
import { plural } from '../../ui/text/format';

export const CONFIDENCE_LABELS: Readonly<Record<ImportConfidence, string>> = { certain: 'Certain', likely: 'Likely', guess: 'Guess' };

const MATCHED_BY: Readonly<Record<string, string>> = {
  'podcast-id': 'its ID', 'feed-url': 'its feed', 'apple-id': 'its Apple page', 'spotify-id': 'its Spotify page', guid: 'its GUID', website: 'its website',
  'title-and-author': 'title and author', title: 'title', search: 'a similar title',
};

/** "by its feed". */
export const describeMatchedBy = (matchedBy: string) => `by ${MATCHED_BY[matchedBy] ?? matchedBy}`;

const EXTENSIONS = ['.csv', '.tsv', '.tab', '.txt', '.opml', '.xml'];

/** Why a file is not read, or null. The server checks it again. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension))) return 'Choose a CSV, OPML or text file.';
  if (size > MAX_IMPORT_BYTES) return `${name} is larger than 5 MB. Split it into smaller files.`;
  return size === 0 ? `${name} is empty.` : null;
}

/** Rows that can be added: each podcast once. */
export function addableRows(rows: readonly ImportRow[]): ImportRow[] {
  const seen = new Set<string>();
  return rows.filter(({ podcast, alreadyListed }) => {
    if (!podcast || alreadyListed || seen.has(podcast.podcastId)) return false;
    seen.add(podcast.podcastId);
    return true;
  });
}

/** The rows that are selected initially. Guesses are not, because the reader should check them. */
export const initialChoice = (rows: readonly ImportRow[]) => new Set(addableRows(rows).filter(({ confidence }) => confidence !== 'guess').map(({ row }) => row));

/** "40 rows: 34 found, 2 unsure, 4 not found. 1 is already on the list". The first three add up. */
export function describeRows({ rows, summary: { leftOut, repeated } }: Pick<ImportPreview, 'rows'> & { summary: Pick<ImportPreview['summary'], 'leftOut' | 'repeated'> }): string {
  const unsure = rows.filter(({ podcast, confidence }) => podcast && confidence === 'guess').length;
  const missing = rows.filter(({ podcast }) => !podcast).length;
  const listed = rows.filter(({ alreadyListed }) => alreadyListed).length;
  const counts = [`${rows.length - unsure - missing} found`, ...(unsure > 0 ? [`${unsure} unsure`] : []), ...(missing > 0 ? [`${missing} not found`] : [])];
  const sentences = [
    `${plural(rows.length, 'row')}: ${counts.join(', ')}`,
    ...(listed > 0 ? [`${listed} ${listed === 1 ? 'is' : 'are'} already on the list`] : []),
    ...(repeated > 0 ? [`${plural(repeated, 'more row')} ${repeated === 1 ? 'repeats an earlier one' : 'repeat earlier ones'}`] : []),
    ...(leftOut > 0 ? [`${plural(leftOut, 'more row')} ${leftOut === 1 ? 'exceeds' : 'exceed'} the limit of one import: import ${leftOut === 1 ? 'it' : 'them'} next`] : []),
  ];
  return sentences.join('. ');
}

/** The rows without a podcast as text, to repair them and paste them again. */
export const unmatchedText = (rows: readonly ImportRow[]) => rows.filter(({ podcast }) => !podcast).map(({ input }) => input).join('\n');
