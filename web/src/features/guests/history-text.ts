/** Changes of a guest profile as sentences. */
import type { GuestChange } from '../../api/guests/profile-calls';
import { joinAnd } from '../../ui/text/format';
import { FIELD_LABELS } from './guest-fields';

const OTHER_LABELS: Readonly<Record<string, string>> = { socialLinks: FIELD_LABELS.socialMediaLinks, imageUrl: 'Image' };

const KINDS: Readonly<Record<string, string>> = {
  created: 'created the profile', archived: 'archived the profile', unarchived: 'restored the profile from the archive', deleted: 'deleted the profile', restored: 'restored the profile',
};

export const changedLabel = (name: string): string => (FIELD_LABELS as Readonly<Record<string, string>>)[name] ?? OTHER_LABELS[name] ?? name;

/** What was done, after the name of the person: "changed short bio and goals". */
export function describeChange({ kind, fields }: Pick<GuestChange, 'kind' | 'fields'>): string {
  const known = KINDS[kind];
  if (known) return known;
  return fields.length === 0 ? 'changed the profile' : `changed ${joinAnd(fields.map(({ name }) => changedLabel(name).toLowerCase()))}`;
}

const MAX_CHARS = 200;
const isLink = (value: unknown): value is { url: string } => typeof value === 'object' && value !== null && 'url' in value;

/** A value of a field as text. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : describeValue(value.map((each) => (isLink(each) ? each.url : String(each))).join('; '));
  const text = String(value);
  return text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS)}…` : text;
}

/** A change can be undone for 10 minutes. */
const UNDO_MS = 10 * 60_000;

export const isUndoable = ({ at, undoneAt }: Pick<GuestChange, 'at' | 'undoneAt'>, nowMs: number) => undoneAt === null && nowMs - Date.parse(at) < UNDO_MS;
