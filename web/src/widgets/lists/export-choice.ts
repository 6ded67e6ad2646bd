/** The texts and choices of the export dialog. */
import type { ExportColumn, ExportFormat, ExportGroup, ExportPreview } from '../../api/lists/exports';
import { formatCount, formatDay, plural } from '../../ui/text/format';

export const FORMAT_LABELS: Readonly<Record<ExportFormat, { label: string; description: string }>> = {
  csv: { label: 'CSV', description: 'For any spreadsheet' },
  xlsx: { label: 'Excel', description: '.xlsx workbook' },
  json: { label: 'JSON', description: 'One list, for programs' },
  ndjson: { label: 'NDJSON', description: 'One record per line' },
  parquet: { label: 'Parquet', description: 'For data tools' },
  opml: { label: 'OPML', description: 'Feeds, for podcast apps' },
};

/** The groups of columns to start with: those of the plan, without those that the reader left out the last time. */
export function initialGroups(groups: readonly ExportGroup[], columnsToNotExport: readonly string[]): string[] {
  const allowed = groups.filter(({ plan }) => plan === null).map(({ key }) => key);
  const chosen = allowed.filter((key) => !columnsToNotExport.includes(key));
  return chosen.length > 0 ? chosen : allowed.slice(0, 1);
}

/** The groups to remember as left out, also those of other kinds of exports. */
export const columnsToNotExport = (groups: readonly ExportGroup[], chosen: readonly string[], before: readonly string[]): string[] => [
  ...before.filter((key) => !groups.some((group) => group.key === key)),
  ...groups.filter(({ key, plan }) => plan === null && !chosen.includes(key)).map(({ key }) => key),
];

/** A cell of the preview as text. */
export function cellText(value: unknown, kind: ExportColumn['kind']): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => cellText(item, 'text')).join('; ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' && (kind === 'time' || kind === 'date') ? formatDay(value) : String(value);
}

type Limits = Pick<ExportPreview, 'total' | 'totalIsExact' | 'limit' | 'remaining'>;

/** How many podcasts the file can have. */
export const maxRows = ({ total, totalIsExact, limit }: Limits) => (totalIsExact ? Math.min(total, limit) : limit);

/** Why the file cannot be made, or null. A search is cut to `chosen` podcasts; a list is exported whole. */
export function exportProblem({ total, totalIsExact, limit, remaining }: Limits, chosen: number | null): string | null {
  if (limit === 0) return 'Exports come with the Business plan.';
  if (remaining === 0) return 'You’ve used all your exports this month.';
  if (total === 0) return 'There’s nothing to export.';
  const max = `Your plan exports up to ${plural(limit, 'podcast')} per file.`;
  if (chosen !== null) return chosen > limit ? max : null;
  return total > limit || !totalIsExact ? `${max} This list has ${formatCount(total)}${totalIsExact ? '' : ' or more'}: show fewer states.` : null;
}

/** "240 podcasts · up to 1,000 per file · 97 exports left this month". */
export function describeLimits({ total, totalIsExact, limit, remaining }: Limits): string[] {
  return [
    `${formatCount(total)}${totalIsExact ? '' : '+'} ${total === 1 && totalIsExact ? 'podcast' : 'podcasts'}`,
    ...(limit === 0 ? [] : [`up to ${formatCount(limit)} per file`]),
    ...(remaining === null ? [] : [`${plural(remaining, 'export')} left this month`]),
  ];
}

const KILOBYTE = 1024;

export function formatBytes(bytes: number): string {
  if (bytes < KILOBYTE) return plural(bytes, 'byte');
  return bytes < KILOBYTE * KILOBYTE ? `${formatCount(Math.round(bytes / KILOBYTE))} kB` : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;
}
