/** How a suggestion from a resume changes the fields of a profile. */
import type { GuestSocialLink, GuestSuggestion } from '../../api/guests/types';
import { type FieldName, type GuestFields, splitLines, type TextFieldName } from './guest-fields';

/** Fields to which a suggestion adds a line. */
const LINE_FIELDS: readonly string[] = ['areasOfExpertise', 'topicsToDiscuss', 'additionalContext'];
const TEXT_FIELDS: readonly string[] = ['firstName', 'lastName', 'email', 'phone', 'websiteUrl', 'bookingUrl', 'shortBio', 'longBio', ...LINE_FIELDS];

type Suggested = Pick<GuestSuggestion, 'field' | 'value' | 'socialMediaType'>;

const isTextField = (field: string): field is TextFieldName => TEXT_FIELDS.includes(field);

/** The field that a suggestion changes, and its new value; null for a field that the page does not have. */
export function changeOf(values: GuestFields, { field, value, socialMediaType }: Suggested): [FieldName, GuestFields[FieldName]] | null {
  if (field === 'socialMediaLinks') {
    const link = { socialMediaType, url: value } as GuestSocialLink;
    return [field, [...values.socialMediaLinks.filter(({ url }) => url.trim() !== ''), link]];
  }
  if (!isTextField(field)) return null;
  return [field, LINE_FIELDS.includes(field) && values[field].trim() !== '' ? `${values[field].trimEnd()}\n${value}` : value];
}

/** Whether the fields have what a suggestion would give them. */
export function isTaken(values: GuestFields, { field, value }: Suggested): boolean {
  if (field === 'socialMediaLinks') return values.socialMediaLinks.some(({ url }) => url.trim() === value);
  if (!isTextField(field)) return false;
  return LINE_FIELDS.includes(field) ? splitLines(values[field]).includes(value) : values[field].trim() === value;
}

/** "cv.pdf, line 14, “Awards”" */
export function describeSource({ fileName, line, heading }: GuestSuggestion['source']): string {
  return [fileName ?? 'Pasted text', `line ${line}`, ...(heading === null ? [] : [`“${heading}”`])].join(', ');
}
