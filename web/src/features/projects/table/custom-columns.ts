/** The columns that a team adds to a list. Rows and edits have their values under the keys of the columns, as texts. */
import type { ProjectDetails } from '../../../api/lists/types';

export type CustomColumn = ProjectDetails['customColumns'][number];
export type CustomColumnKind = 'text' | 'number' | 'date' | 'choice';
/** The key of a custom column among the columns of the table. */
export type CustomKey = `custom:${string}`;

export const MAX_CUSTOM_COLUMNS = 20;
export const MAX_COLUMN_NAME_LENGTH = 60;
export const MAX_OPTIONS = 50;
export const MAX_TEXT_LENGTH = 1_000;

export const KIND_LABELS: Readonly<Record<CustomColumnKind, string>> = { text: 'Text', number: 'Number', date: 'Date', choice: 'Choice' };
export const CUSTOM_KINDS = Object.keys(KIND_LABELS) as CustomColumnKind[];

const PREFIX = 'custom:';
export const customKey = (id: string): CustomKey => `${PREFIX}${id}`;
export const isCustomKey = (key: string): key is CustomKey => key.startsWith(PREFIX);
const idOf = (key: CustomKey) => key.slice(PREFIX.length);

/** The values of a row under the keys of their columns. */
export const valuesByKey = (values: Readonly<Record<string, string>>): Record<CustomKey, string> => Object.fromEntries(Object.entries(values).map(([id, value]) => [customKey(id), value]));

/** The values of an edit by the IDs of their columns, for the API; null removes one. */
export function valuesById(edit: object): Record<string, string | null> | null {
  const values = Object.entries(edit).flatMap(([key, value]) => (isCustomKey(key) ? [[idOf(key), (value as string | null | undefined) ?? null] as const] : []));
  return values.length === 0 ? null : Object.fromEntries(values);
}

/** The value that a column sorts by: a number as one, whatever the kind of the column. */
export function sortValue(value: string | null | undefined): string | number | null {
  if (!value) return null;
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value.toLocaleLowerCase();
}

/** A number as the API takes it, or null when the text is none. A comma is a decimal point, as many people type it. */
export function parseNumber(text: string): string | null {
  const number = Number(text.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2'));
  return text.trim() !== '' && Number.isFinite(number) ? String(number) : null;
}

/** A column in the form; without an id it is new. */
export interface ColumnDraft {
  /** Distinguishes the rows of the form. */
  key: string;
  id: string | null;
  name: string;
  kind: CustomColumnKind;
  /** One option a line. */
  options: string;
}

export const toDraft = ({ id, name, kind, options }: CustomColumn): ColumnDraft => ({ key: id, id, name, kind: CUSTOM_KINDS.find((known) => known === kind) ?? 'text', options: options.join('\n') });

export const optionsOf = (text: string) => [...new Set(text.split('\n').map((line) => line.trim()).filter((line) => line !== ''))];

/** The columns for the API. */
export const fromDrafts = (drafts: readonly ColumnDraft[]) =>
  drafts.map(({ id, name, kind, options }) => ({ ...(id !== null && { id }), name: name.trim(), kind, ...(kind === 'choice' && { options: optionsOf(options) }) }));

/** Why a column cannot be saved, or null. */
export function findColumnProblem(draft: ColumnDraft, drafts: readonly ColumnDraft[]): string | null {
  const name = draft.name.trim().toLocaleLowerCase();
  if (name === '') return 'Enter a name';
  if (drafts.some((other) => other !== draft && other.name.trim().toLocaleLowerCase() === name)) return 'Another column has this name';
  if (draft.kind !== 'choice') return null;
  const count = optionsOf(draft.options).length;
  if (count === 0) return 'Enter at least one option';
  return count > MAX_OPTIONS ? `Enter at most ${MAX_OPTIONS} options` : null;
}
