/** The columns of a client view in words, and how long its link is valid. */
import { type Share, SHARE_COLUMNS, type ShareColumn } from '../../api/lists/shares';
import { formatDay, formatShortDay } from '../../ui/text/format';

export const SHARE_COLUMN_LABELS: Readonly<Record<ShareColumn, string>> = {
  state: 'State', priority: 'Priority', labels: 'Labels', notes: 'Notes', nextActionOn: 'Next action', addedAt: 'Added', author: 'Author', description: 'Description', genres: 'Categories',
  language: 'Language', countries: 'Countries', website: 'Website', authorityScore: 'Authority score', hasGuests: 'Guests', episodeCount: 'Episodes', lastEpisodePublishedAt: 'Latest episode', updateFrequency: 'Frequency',
};

/** The columns that a client usually needs. The team's own notes are shared only when someone chooses them. */
export const DEFAULT_SHARE_COLUMNS: readonly ShareColumn[] = ['state', 'author', 'genres', 'lastEpisodePublishedAt'];

export const inPageOrder = (columns: readonly string[]): ShareColumn[] => SHARE_COLUMNS.filter((column) => columns.includes(column));

export const EXPIRY_CHOICES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: 'never', label: 'Until revoked' },
] as const;

const DAY_MS = 86_400_000;

export const expiryOf = (choice: string, nowMs: number): string | null => (/^\d+$/.test(choice) ? new Date(nowMs + Number(choice) * DAY_MS).toISOString() : null);

export const isEnded = ({ revokedAt, expiresAt }: Pick<Share, 'revokedAt' | 'expiresAt'>, nowMs: number) => revokedAt !== null || (expiresAt !== null && Date.parse(expiresAt) <= nowMs);

/** "Valid until 24 Dec 2026", "Revoked 3 Nov", "Ended 1 Nov". */
export function describeValidity({ revokedAt, expiresAt }: Pick<Share, 'revokedAt' | 'expiresAt'>, nowMs: number): string {
  if (revokedAt !== null) return `Revoked ${formatShortDay(revokedAt)}`;
  if (expiresAt === null) return 'Valid until revoked';
  return Date.parse(expiresAt) <= nowMs ? `Ended ${formatShortDay(expiresAt)}` : `Valid until ${formatDay(expiresAt)}`;
}
