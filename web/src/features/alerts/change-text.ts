/** Sentences about the changes of an alert. */
import type { AlertChange } from '../../api/alerts/types';
import { genreName, joinAnd, languageName } from '../../ui/text/format';
import { HOURS, WEEKDAYS } from './digest-text';

const FIELDS: Readonly<Record<string, string>> = {
  alertName: 'name', alertType: 'kind', value: 'keywords', enabled: 'on/off setting',
  frequency: 'email frequency', timeZone: 'time zone', hour: 'time of emails', weekday: 'day of emails', otherEmails: 'email addresses', emailSettings: 'email',
  otherSpellings: 'spellings', excludedWords: 'excluded words', wholeWords: 'whole words', caseSensitive: 'case matching',
  genresToInclude: 'genres', genresToSkip: 'excluded genres', languagesToInclude: 'languages', languagesToSkip: 'excluded languages',
  trackGuestAppearances: 'guest appearances', trackHostAppearances: 'host appearances', trackMentions: 'mentions',
  excludeAds: 'ad filter', requireSubject: 'namesake filter', subjectNote: 'note', mutedPodcasts: 'muted podcasts', newsDays: 'which episodes are new', search: 'search', chart: 'chart',
  contextAwareQuestion: 'question', contextAwareDetails: 'question details',
};

/** `alertSettings.filters.excludeAds` is the field `excludeAds`. */
const lastPart = (name: string) => name.split('.').at(-1) ?? name;

export const fieldLabel = (name: string) => FIELDS[lastPart(name)] ?? lastPart(name);

type ChangedField = AlertChange['fields'][number];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Splits a change of the filters into the filters that differ. */
export function changedFields(fields: readonly ChangedField[]): ChangedField[] {
  return fields.flatMap((field) => {
    const { before, after } = field;
    if (!field.name.endsWith('.filters') || !isRecord(before) || !isRecord(after)) return [field];
    const parts = Object.keys(after).filter((key) => before[key] !== after[key]);
    return parts.map((key) => ({ name: `${field.name}.${key}`, before: before[key], after: after[key] }));
  });
}

/** True or false when the change only turned the alert on or off; null for other changes. */
export const switchedTo = (fields: readonly ChangedField[]) => (fields.length === 1 && fields[0]?.name === 'enabled' ? fields[0].after === true : null);

/** What was done, after the name of the person: "changed spellings and muted shows". */
export function describeChange({ kind, fields }: Pick<AlertChange, 'kind' | 'fields'>): string {
  if (kind === 'created') return 'created the alert';
  if (kind === 'deleted') return 'deleted the alert';
  if (kind === 'restored') return 'restored the alert';
  const switched = switchedTo(fields);
  if (switched !== null) return switched ? 'turned the alert on' : 'turned the alert off';
  const labels = [...new Set(changedFields(fields).map(({ name }) => fieldLabel(name)))];
  return labels.length === 0 ? 'changed the alert' : `changed ${joinAnd(labels)}`;
}

type FormatValue = (value: unknown) => string;

const FORMATS: Readonly<Record<string, FormatValue>> = {
  weekday: (value) => WEEKDAYS[Number(value) - 1] ?? String(value),
  hour: (value) => HOURS[Number(value)]?.label ?? String(value),
  genresToInclude: (value) => genreName(String(value)), genresToSkip: (value) => genreName(String(value)),
  languagesToInclude: (value) => languageName(String(value)), languagesToSkip: (value) => languageName(String(value)),
};

/** A value of a field as text; null for a value that is not shown. */
export function describeValue({ name, value }: { name: string; value: unknown }): string | null {
  const format = FORMATS[lastPart(name)] ?? String;
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number' || typeof value === 'string') return format(value);
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map((item: unknown) => (isRecord(item) ? String(item.title) : format(item))).join(', ');
  return null;
}
