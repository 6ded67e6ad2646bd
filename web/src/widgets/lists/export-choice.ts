/** What an export contains, in the words of the dialog. */
import { EXPORT_COLUMNS, type ExportColumn, type ExportFormat, type ExportPreview } from '../../api/lists/exports';
import { formatCount, plural } from '../../ui/format';

export const COLUMN_LABELS: Readonly<Record<ExportColumn, { label: string; description: string }>> = {
  basicInfo: { label: 'Basics', description: 'Title, author, categories, language, episodes' },
  description: { label: 'Description', description: 'The description in the feed' },
  location: { label: 'Location', description: 'Countries' },
  website: { label: 'Website', description: 'Website and feed addresses' },
  contactDetails: { label: 'Contacts', description: 'Email addresses and phone numbers' },
  socials: { label: 'Social profiles', description: 'Profiles and followers' },
  appleReviews: { label: 'Apple ratings', description: 'Average and number' },
  spotifyReviews: { label: 'Spotify ratings', description: 'Average and number' },
  castboxListens: { label: 'Castbox', description: 'Plays and subscribers' },
  authorityScore: { label: 'Authority score', description: 'Score and its parts' },
};

export const FORMAT_LABELS: Readonly<Record<ExportFormat, { label: string; description: string }>> = {
  csv: { label: 'CSV', description: 'For any spreadsheet' },
  xlsx: { label: 'Excel', description: '.xlsx workbook' },
  json: { label: 'JSON', description: 'One list, for programs' },
  ndjson: { label: 'NDJSON', description: 'One record per line' },
  parquet: { label: 'Parquet', description: 'For data tools' },
  opml: { label: 'OPML', description: 'Feeds, for podcast apps' },
};

/** The columns to start with: all but those that the reader left out the last time. */
export function initialColumns(columnsToNotExport: readonly string[]): ExportColumn[] {
  const columns = EXPORT_COLUMNS.filter((column) => !columnsToNotExport.includes(column));
  return columns.length > 0 ? columns : ['basicInfo'];
}

/** What is remembered: the columns that were left out. */
export const columnsToNotExport = (columns: readonly ExportColumn[]): ExportColumn[] => EXPORT_COLUMNS.filter((column) => !columns.includes(column));

/** A row of the preview as cells in the order of its columns. */
export function cellsOf(row: ExportPreview['rows'][number], columns: readonly string[]): string[] {
  const cells = Array.isArray(row) ? row : columns.map((column) => row[column] ?? null);
  return cells.map((cell) => (cell === null ? '' : String(cell)));
}

/** Why the file cannot be made with this choice, or null. */
export function exportProblem({ count, limit, remaining }: Pick<ExportPreview, 'count' | 'limit' | 'remaining'>): string | null {
  if (remaining === 0) return 'You’ve used all exports of this month.';
  if (count === 0) return 'There is nothing to export.';
  if (limit !== null && count > limit) return `Your plan exports up to ${plural(limit, 'podcast')} per file. This export has ${formatCount(count)}: choose fewer.`;
  return null;
}

/** "240 podcasts · up to 1,000 per file · 97 exports left this month". */
export function describeLimits({ count, limit, remaining }: Pick<ExportPreview, 'count' | 'limit' | 'remaining'>): string[] {
  return [plural(count, 'podcast'), ...(limit === null ? [] : [`up to ${formatCount(limit)} per file`]), ...(remaining === null ? [] : [`${plural(remaining, 'export')} left this month`])];
}

const KILOBYTE = 1024;

export function formatBytes(bytes: number): string {
  if (bytes < KILOBYTE) return plural(bytes, 'byte');
  return bytes < KILOBYTE * KILOBYTE ? `${formatCount(Math.round(bytes / KILOBYTE))} kB` : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;
}
