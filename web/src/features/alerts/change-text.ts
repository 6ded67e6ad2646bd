/** Sentences about the changes of an alert. */
import type { AlertChange } from '../../api/alerts/types';
import { joinAnd } from '../../ui/format';

const FIELDS: Readonly<Record<string, string>> = {
  alertName: 'name', alertType: 'kind', value: 'words', enabled: 'on or off',
  frequency: 'mail frequency', timeZone: 'time zone', hour: 'time of mails', weekday: 'day of mails', otherEmails: 'addresses', emailSettings: 'mail',
  otherSpellings: 'spellings', excludedWords: 'excluded words', wholeWords: 'whole words', caseSensitive: 'upper and lower case',
  genresToInclude: 'genres', genresToSkip: 'excluded genres', languagesToInclude: 'languages', languagesToSkip: 'excluded languages',
  trackGuestAppearances: 'guest appearances', trackHostAppearances: 'host appearances', trackMentions: 'mentions',
  excludeAds: 'ads', requireSubject: 'namesakes', subjectNote: 'note', mutedPodcasts: 'muted shows', search: 'search', chart: 'chart',
  contextAwareQuestion: 'question', contextAwareDetails: 'details of the question',
};

/** `alertSettings.filters.excludeAds` is the field `excludeAds`. */
export const fieldLabel = (name: string) => {
  const last = name.split('.').at(-1) ?? name;
  return FIELDS[last] ?? last;
};

/** What was done, after the name of the person: "changed spellings and muted shows". */
export function describeChange({ kind, fields }: Pick<AlertChange, 'kind' | 'fields'>): string {
  if (kind === 'created') return 'created the alert';
  if (kind === 'deleted') return 'deleted the alert';
  if (kind === 'restored') return 'restored the alert';
  const [only] = fields;
  if (only && fields.length === 1 && only.name === 'enabled') return only.after === true ? 'turned the alert on' : 'turned the alert off';
  const labels = [...new Set(fields.map(({ name }) => fieldLabel(name)))];
  return labels.length === 0 ? 'changed the alert' : `changed ${joinAnd(labels)}`;
}

/** A value as text; null for one that is not worth showing. */
export function describeValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map((item: unknown) => (typeof item === 'object' && item !== null && 'title' in item ? String(item.title) : String(item))).join(', ');
  return null;
}
