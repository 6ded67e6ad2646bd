/** The fields of a guest profile that people fill in (spec 3), with the rules of spec 5. The server has the same. */
import type { PublicViewChanges } from '../../api/guests/profile-calls';
import type { GuestBioChanges, GuestContactChanges, GuestProfile, GuestSocialLink, NewGuest } from '../../api/guests/types';

/** Lists, such as goals, are texts with one value a line. */
export interface GuestFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  companyName: string;
  websiteUrl: string;
  bookingUrl: string;
  onePagerUrl: string;
  shortBio: string;
  longBio: string;
  goals: string;
  areasOfExpertise: string;
  topicsToDiscuss: string;
  thingsToAvoid: string;
  additionalContext: string;
  socialMediaLinks: readonly GuestSocialLink[];
  isPublic: boolean;
  displayLinkedIn: boolean;
  displaySocials: boolean;
  displayPreviousPodcastAppearances: boolean;
  marketingLetter: string;
}

export type FieldName = keyof GuestFields;
/** The fields with a text. */
export type TextFieldName = { [Name in FieldName]: GuestFields[Name] extends string ? Name : never }[FieldName];
/** The problems of the fields. `socialMediaLinks/2` is the third link. */
export type Problems = Readonly<Record<string, string>>;

export const EMPTY_FIELDS: GuestFields = {
  firstName: '', lastName: '', email: '', phone: '', companyName: '', websiteUrl: '', bookingUrl: '', onePagerUrl: '', shortBio: '', longBio: '', goals: '', areasOfExpertise: '', topicsToDiscuss: '',
  thingsToAvoid: '', additionalContext: '', socialMediaLinks: [], isPublic: false, displayLinkedIn: false, displaySocials: false, displayPreviousPodcastAppearances: false, marketingLetter: '',
};

/** The fields of each call that changes a profile. */
export const PARTS = {
  contact: ['firstName', 'lastName', 'email', 'phone', 'companyName', 'websiteUrl', 'bookingUrl', 'onePagerUrl'],
  bio: ['shortBio', 'longBio', 'goals', 'areasOfExpertise', 'topicsToDiscuss', 'thingsToAvoid', 'additionalContext'],
  social: ['socialMediaLinks'],
  publicView: ['isPublic', 'displayLinkedIn', 'displaySocials', 'displayPreviousPodcastAppearances', 'marketingLetter'],
} as const satisfies Record<string, readonly FieldName[]>;
export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];
export const FIELD_NAMES = Object.keys(EMPTY_FIELDS) as FieldName[];

export const FIELD_LABELS: Readonly<Record<FieldName, string>> = {
  firstName: 'First name', lastName: 'Last name', email: 'Email address', phone: 'Phone', companyName: 'Company', websiteUrl: 'Website', bookingUrl: 'Booking link', onePagerUrl: 'One-pager', shortBio: 'Short bio',
  longBio: 'Long bio', goals: 'Goals', areasOfExpertise: 'Expertise', topicsToDiscuss: 'Topics to discuss', thingsToAvoid: 'Topics to avoid', additionalContext: 'Additional context',
  socialMediaLinks: 'Social profiles', isPublic: 'Public page', displayLinkedIn: 'LinkedIn on the public page', displaySocials: 'Social profiles on the public page',
  displayPreviousPodcastAppearances: 'Appearances on the public page', marketingLetter: 'Letter to hosts',
};

const LIST_FIELDS: readonly FieldName[] = ['goals', 'areasOfExpertise', 'topicsToDiscuss', 'thingsToAvoid'];
const URL_FIELDS = ['websiteUrl', 'bookingUrl', 'onePagerUrl'] as const;

export function fieldsOf(profile: GuestProfile): GuestFields {
  const { guestBio: bio, publicViewSettings: view } = profile;
  return {
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    email: profile.email ?? '',
    phone: profile.phone ?? '',
    companyName: profile.companyName ?? '',
    websiteUrl: profile.websiteUrl ?? '',
    bookingUrl: profile.bookingUrl ?? '',
    onePagerUrl: profile.onePagerUrl ?? '',
    shortBio: bio.shortBio,
    longBio: bio.longBio,
    goals: bio.goals.join('\n'),
    areasOfExpertise: bio.areasOfExpertise.join('\n'),
    topicsToDiscuss: bio.topicsToDiscuss.join('\n'),
    thingsToAvoid: bio.thingsToAvoid.join('\n'),
    additionalContext: bio.additionalContext ?? '',
    socialMediaLinks: profile.socialMediaLinks.map(({ socialMediaType, url }) => ({ socialMediaType, url })),
    isPublic: view.isPublic,
    displayLinkedIn: view.displayLinkedIn,
    displaySocials: view.displaySocials,
    displayPreviousPodcastAppearances: view.displayPreviousPodcastAppearances,
    marketingLetter: view.marketingLetterMarkdownText ?? '',
  };
}

/** The values of a text with one a line, without bullets and repetitions. */
export function splitLines(text: string): string[] {
  const values = text.split('\n').map((line) => line.trim().replace(/^[-*•–]\s+/, '').replaceAll(/\s+/g, ' ').trim());
  return [...new Set(values.filter((value) => value !== ''))];
}

const filledLinks = (links: readonly GuestSocialLink[]) => links.filter(({ url }) => url.trim() !== '').map(({ socialMediaType, url }) => ({ socialMediaType, url: url.trim() }));

/** Whether two values are stored as the same: spaces around a text and empty lines of a list don't count. */
export function isSameValue(field: FieldName, left: GuestFields[FieldName], right: GuestFields[FieldName]): boolean {
  if (left === right) return true;
  if (typeof left === 'string' && typeof right === 'string') return LIST_FIELDS.includes(field) ? splitLines(left).join('\n') === splitLines(right).join('\n') : left.trim() === right.trim();
  if (Array.isArray(left) && Array.isArray(right)) return JSON.stringify(filledLinks(left)) === JSON.stringify(filledLinks(right));
  return false;
}

export const differingFields = (left: GuestFields, right: GuestFields): FieldName[] => FIELD_NAMES.filter((field) => !isSameValue(field, left[field], right[field]));

const pick = <Key extends string>(all: Record<Key, unknown>, fields: readonly FieldName[]) => Object.fromEntries(Object.entries(all).filter(([key]) => fields.some((field) => field === key)));

/** The request that changes the given contact details. An empty text removes one. */
export function toContactChanges(values: GuestFields, fields: readonly FieldName[]): GuestContactChanges {
  const { firstName, lastName, email, phone, companyName, websiteUrl, bookingUrl, onePagerUrl } = values;
  return pick({ firstName, lastName, email, phone, companyName, websiteUrl, bookingUrl, onePagerUrl }, fields);
}

/** The request that changes the given texts. */
export function toBioChanges(values: GuestFields, fields: readonly FieldName[]): GuestBioChanges {
  const { shortBio, longBio, goals, areasOfExpertise, topicsToDiscuss, thingsToAvoid, additionalContext } = values;
  const lists = { goals: splitLines(goals), areasOfExpertise: splitLines(areasOfExpertise), topicsToDiscuss: splitLines(topicsToDiscuss), thingsToAvoid: splitLines(thingsToAvoid) };
  return pick({ shortBio, longBio, ...lists, additionalContext }, fields);
}

export const toSocialLinks = ({ socialMediaLinks }: GuestFields): GuestSocialLink[] => filledLinks(socialMediaLinks);

/** The request with all settings of the public page. An empty text removes the letter. */
export const toPublicView = ({ isPublic, displayLinkedIn, displaySocials, displayPreviousPodcastAppearances, marketingLetter }: GuestFields): PublicViewChanges => ({
  isPublic, displayLinkedIn, displaySocials, displayPreviousPodcastAppearances, marketingLetterMarkdownText: marketingLetter.trim(),
});

export const linkedInOf = ({ socialMediaLinks }: Pick<GuestFields, 'socialMediaLinks'>) => socialMediaLinks.find(({ socialMediaType }) => socialMediaType === 'linkedin')?.url ?? '';

/** The links with another profile on LinkedIn, which is the first one; an empty URL removes it. */
export function withLinkedIn(links: readonly GuestSocialLink[], url: string): GuestSocialLink[] {
  const others = links.filter(({ socialMediaType }) => socialMediaType !== 'linkedin');
  return url === '' ? others : [{ socialMediaType: 'linkedin', url }, ...others];
}

/** The request that creates a draft, with the fields that are valid so far. */
export function toDraft(values: GuestFields, fields: readonly FieldName[], projectId: string | null): NewGuest {
  const linkedIn = fields.includes('socialMediaLinks') ? linkedInOf(values).trim() : '';
  const filled = Object.fromEntries(Object.entries({ ...toContactChanges(values, fields), ...toBioChanges(values, fields) }).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)));
  return { ...filled, ...(linkedIn !== '' && { linkedIn }), draft: true, ...(projectId !== null && { projectId }) };
}

/** Characters as people count them, as the server does. */
const countChars = (text: string) => Array.from(text).length;

const MAX_NAME_CHARS = 100;
export const MAX_SHORT_BIO_CHARS = 2_000;
const MAX_TEXT_CHARS = 20_000;
const MAX_LIST_ITEMS = 50;
const MAX_LIST_ITEM_CHARS = 1_000;
const MIN_PHONE_DIGITS = 5;
export const MAX_SOCIAL_LINKS = 25;

const MAX_CHARS: Partial<Record<FieldName, number>> = {
  firstName: MAX_NAME_CHARS, lastName: MAX_NAME_CHARS, companyName: MAX_NAME_CHARS, phone: 40, shortBio: MAX_SHORT_BIO_CHARS, longBio: MAX_TEXT_CHARS, additionalContext: MAX_TEXT_CHARS,
  marketingLetter: MAX_TEXT_CHARS, websiteUrl: 2_000, bookingUrl: 2_000, onePagerUrl: 2_000,
};
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether the text is a web address; its scheme may be missing. */
export function isWebAddress(text: string): boolean {
  const url = text.includes('://') ? text : `https://${text}`;
  try {
    const { protocol, hostname, username } = new URL(url);
    return ['http:', 'https:'].includes(protocol) && /[^.]\.[a-z][^.]*$/i.test(hostname) && username === '' && !/\s/.test(text);
  } catch {
    return false;
  }
}

/** The problems of the fields. Missing fields are allowed: a profile may be incomplete. */
export function findProblems(values: GuestFields): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [field, max] of Object.entries(MAX_CHARS) as [TextFieldName, number][]) {
    if (countChars(values[field].trim()) > max) problems[field] = `Use at most ${max.toLocaleString('en')} characters`;
  }
  for (const field of LIST_FIELDS as TextFieldName[]) {
    const lines = splitLines(values[field]);
    if (lines.length > MAX_LIST_ITEMS) problems[field] = `Use at most ${MAX_LIST_ITEMS} lines`;
    else if (lines.some((line) => countChars(line) > MAX_LIST_ITEM_CHARS)) problems[field] = 'Use at most 1,000 characters per line';
  }
  const email = values.email.trim();
  if (email !== '' && !EMAIL.test(email)) problems.email = 'Enter an email address such as ada@example.com';
  const phone = values.phone.trim();
  if (phone !== '' && phone.replaceAll(/\D/g, '').length < MIN_PHONE_DIGITS) problems.phone = 'Enter a phone number';
  for (const field of URL_FIELDS) {
    const url = values[field].trim();
    if (url !== '' && !isWebAddress(url)) problems[field] ??= 'Enter a web address such as https://example.com';
  }
  for (const [place, { url }] of values.socialMediaLinks.entries()) {
    if (url.trim() !== '' && !isWebAddress(url.trim())) problems[`socialMediaLinks/${place}`] = 'Enter the web address of a profile';
  }
  return problems;
}

const MORE_DETAIL = 'The more detailed the better so our AI will work better.'; // Spec 5

/** The problems of missing required fields, in the words of spec 5. */
export function findMissing(values: GuestFields): Record<string, string> {
  const missing: Record<string, string> = {};
  if (values.firstName.trim() === '') missing.firstName = 'First name is required.';
  if (values.lastName.trim() === '') missing.lastName = 'Last name is required.';
  if (values.shortBio.trim() === '') missing.shortBio = `Short bio is required. ${MORE_DETAIL}`;
  if (splitLines(values.goals).length === 0) missing.goals = `Goals are required. ${MORE_DETAIL}`;
  if (splitLines(values.areasOfExpertise).length === 0) missing.areasOfExpertise = `Expertise is required. ${MORE_DETAIL}`;
  if (splitLines(values.topicsToDiscuss).length === 0) missing.topicsToDiscuss = `Topics to discuss are required. ${MORE_DETAIL}`;
  return missing;
}

/** Fields of the API under other names than in the form. */
const API_FIELDS: Readonly<Record<string, FieldName>> = { expertise: 'areasOfExpertise', topicsToAvoid: 'thingsToAvoid', linkedIn: 'socialMediaLinks', marketingLetterMarkdownText: 'marketingLetter', name: 'firstName' };

/** The field that a problem belongs to: `socialMediaLinks` for `socialMediaLinks/2`. */
export const fieldOfProblem = (key: string) => key.split('/')[0] as FieldName;

/** Where the n-th link of a request is in the form, which has empty rows too. */
const rowOfLink = (links: readonly GuestSocialLink[], number: number) => links.flatMap(({ url }, row) => (url.trim() === '' ? [] : [row]))[number] ?? 0;

/** The problems that the server found, by field of the form. */
export function problemsFrom(details: readonly { pointer: string; message: string }[], values: GuestFields): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { pointer, message } of details) {
    const [, first = '', second = ''] = pointer.split('/');
    // The body of the social links is a list.
    const isLink = /^\d+$/.test(first);
    const field = isLink ? 'socialMediaLinks' : (API_FIELDS[first] ?? FIELD_NAMES.find((each) => each === first));
    if (!field) continue;
    const number = isLink ? first : second;
    const key = field === 'socialMediaLinks' && /^\d+$/.test(number) ? `${field}/${rowOfLink(values.socialMediaLinks, Number(number))}` : field;
    problems[key] ??= message.charAt(0).toUpperCase() + message.slice(1);
  }
  return problems;
}
