/** The fields of the profile form. Pure. */
import type { Profile, ProfileChanges } from '../../../api/account/profile';

export interface ProfileFields {
  firstName: string;
  lastName: string;
  title: string;
  company: string;
  signature: string;
  /** Empty for the zone of the device. */
  timeZone: string;
}

export const FIELD_NAMES = ['firstName', 'lastName', 'title', 'company', 'signature', 'timeZone'] as const;

export const toFields = (profile: Profile): ProfileFields => ({
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  title: profile.title ?? '',
  company: profile.company ?? '',
  signature: profile.signature ?? '',
  timeZone: profile.timeZone ?? '',
});

/** The fields that differ from the stored ones. An emptied field removes its value. */
export function changedFields(stored: ProfileFields, entered: ProfileFields): ProfileChanges {
  const changed = FIELD_NAMES.filter((name) => entered[name].trim() !== stored[name]);
  return Object.fromEntries(changed.map((name) => [name, entered[name].trim() || null]));
}

/** The end of a pitch as the built-in templates write it. */
export function previewEnd({ firstName, lastName, title, company, signature }: Omit<ProfileFields, 'timeZone'>): string {
  const name = [firstName, lastName].map((part) => part.trim()).filter(Boolean).join(' ');
  return [name, title, company, signature].map((part) => part.trim()).filter(Boolean).join('\n');
}
