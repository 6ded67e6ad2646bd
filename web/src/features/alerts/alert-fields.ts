/** The fields of an alert that people fill in, with the rules of the server. */
import type { AlertConfig, AlertEmailSettings, AlertKind, AlertSearch, AlertUpdates, ChartRule, EmailFrequency, MutedPodcast, NewAlert, NewAlertSettings, PreviewRequest } from '../../api/alerts/types';

export const KINDS: readonly { kind: AlertKind; label: string; valueLabel: string; placeholder: string }[] = [
  { kind: 'person', label: 'Person', valueLabel: 'Name', placeholder: 'Ada Lovelace' },
  { kind: 'company', label: 'Company', valueLabel: 'Company or brand', placeholder: 'Acme Robotics' },
  { kind: 'custom-keyword', label: 'Keyword', valueLabel: 'Word or phrase', placeholder: 'cold storage' },
  { kind: 'saved-search', label: 'Saved search', valueLabel: 'Saved search', placeholder: '' },
  { kind: 'chart-movement', label: 'Chart', valueLabel: 'Chart', placeholder: '' },
];

export const kindLabel = (kind: AlertKind) => KINDS.find((each) => each.kind === kind)?.label ?? kind;

/** Kinds that look for words. The others have a search or a chart. */
export const hasWords = (kind: AlertKind) => kind === 'person' || kind === 'company' || kind === 'custom-keyword';

export const ROLES = ['guest', 'host', 'mentioned'] as const;
export type TrackedRole = (typeof ROLES)[number];

export type Digest = EmailFrequency | 'none';

export interface AlertFields {
  kind: AlertKind;
  /** When empty, the alert is named after its value. */
  name: string;
  value: string;
  spellings: string[];
  excludedWords: string[];
  wholeWords: boolean;
  caseSensitive: boolean;
  roles: TrackedRole[];
  genresToInclude: string[];
  genresToSkip: string[];
  languagesToInclude: string[];
  languagesToSkip: string[];
  excludeAds: boolean;
  requireSubject: boolean;
  subjectNote: string;
  mutedPodcasts: MutedPodcast[];
  /** For how many days an episode is new; 0 when it was published after the alert was created. */
  newsDays: number;
  search: AlertSearch | null;
  chart: ChartRule;
  digest: Digest;
  timeZone: string;
  hour: number;
  weekday: number;
  otherEmails: string[];
}

export const MAX_NAME_CHARS = 100;
export const MAX_VALUE_CHARS = 100;
export const MAX_SPELLINGS = 30;
export const MAX_EXCLUDED_WORDS = 50;
export const MAX_NOTE_CHARS = 1_000;
export const MAX_OTHER_EMAILS = 10;
export const MAX_CHART_POSITION = 200;
const MIN_TERM_CHARS = 2; // Spec 9

const DEFAULT_CHART: ChartRule = { chartType: 'apple', country: 'us', category: 'top podcasts', movement: 'reaches', top: 10, by: 10, podcastId: null };

/** The rule of the form. It keeps the numbers of the other movements, in case the reader chooses another one. */
const withNumbers = ({ by, top, ...chart }: ChartRule): ChartRule => ({ ...chart, by: by ?? DEFAULT_CHART.by, top: top ?? DEFAULT_CHART.top });

/** The zone of the browser. */

export const emptyFields = (timeZone: string): AlertFields => ({
  kind: 'person', name: '', value: '', spellings: [], excludedWords: [], wholeWords: true, caseSensitive: false, roles: [...ROLES], genresToInclude: [], genresToSkip: [], languagesToInclude: [],
  languagesToSkip: [], excludeAds: false, requireSubject: false, subjectNote: '', mutedPodcasts: [], newsDays: 0, search: null, chart: DEFAULT_CHART, digest: 'daily', timeZone, hour: 8, weekday: 1, otherEmails: [],
});

export function fieldsOf({ alertName, alertType, alertSettings: settings, emailSettings: email }: AlertConfig): AlertFields {
  const isTracked: Record<TrackedRole, boolean> = {
    guest: settings.trackGuestAppearances,
    host: settings.trackHostAppearances,
    mentioned: settings.trackMentions,
  };
  return {
    kind: alertType,
    name: alertName,
    value: settings.value,
    spellings: settings.otherSpellings,
    excludedWords: settings.excludedWords,
    wholeWords: settings.wholeWords,
    caseSensitive: settings.caseSensitive,
    roles: ROLES.filter((role) => isTracked[role]),
    genresToInclude: settings.genresToInclude,
    genresToSkip: settings.genresToSkip,
    languagesToInclude: settings.languagesToInclude,
    languagesToSkip: settings.languagesToSkip,
    excludeAds: settings.filters.excludeAds,
    requireSubject: settings.filters.requireSubject,
    subjectNote: settings.subjectNote ?? '',
    mutedPodcasts: settings.mutedPodcasts,
    newsDays: settings.newsDays ?? 0,
    search: settings.search,
    chart: withNumbers(settings.chart ?? DEFAULT_CHART),
    digest: email.enabled ? email.frequency : 'none',
    timeZone: email.timeZone,
    hour: email.hour,
    weekday: email.weekday,
    otherEmails: settings.otherEmails,
  };
}

/** Characters as people count them, as the server does. */
const countChars = (text: string) => Array.from(text).length;

/** Returns an error message, or null for valid words. The server also rejects words that nearly every episode has. */
function termProblem(term: string): string | null {
  const text = term.trim();
  if (text === '') return 'Enter what to look for';
  if (countChars(text) > MAX_VALUE_CHARS) return `Use at most ${MAX_VALUE_CHARS} characters`;
  const alphanumerics = Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]/gu)).length;
  const isSymbol = alphanumerics === 0 && /[^\p{ASCII}]/u.test(text);
  return isSymbol || alphanumerics >= MIN_TERM_CHARS ? null : 'Use at least 2 letters or digits';
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export type AlertProblems = Partial<Record<keyof AlertFields, string>>;

const isPosition = (value: number | null) => value !== null && Number.isInteger(value) && value >= 1 && value <= MAX_CHART_POSITION;

function chartProblem({ movement, by, top }: ChartRule): string | null {
  const isWrong = (movement === 'moves' && !isPosition(by)) || (movement === 'reaches' && !isPosition(top));
  return isWrong ? `Enter a number from 1 to ${MAX_CHART_POSITION}` : null;
}

export function findProblems(fields: AlertFields): AlertProblems {
  const problems: AlertProblems = {};
  const set = (field: keyof AlertFields, problem: string | null | undefined) => {
    if (problem) problems[field] = problem;
  };
  set('name', countChars(fields.name.trim()) > MAX_NAME_CHARS ? `Use at most ${MAX_NAME_CHARS} characters` : null);
  if (fields.kind === 'saved-search') set('search', fields.search ? null : 'Choose a saved search');
  if (fields.kind === 'chart-movement') set('chart', chartProblem(fields.chart));
  if (hasWords(fields.kind)) {
    set('value', termProblem(fields.value));
    const wrong = fields.spellings.find((spelling) => termProblem(spelling) !== null);
    set('spellings', wrong === undefined ? null : `“${wrong}”: ${termProblem(wrong) ?? ''}`);
    if (fields.spellings.length > MAX_SPELLINGS) set('spellings', `Use at most ${MAX_SPELLINGS} spellings`);
    set('excludedWords', fields.excludedWords.length > MAX_EXCLUDED_WORDS ? `Use at most ${MAX_EXCLUDED_WORDS} words` : null);
    set('subjectNote', countChars(fields.subjectNote.trim()) > MAX_NOTE_CHARS ? 'Use at most 1,000 characters' : null);
  }
  if (fields.kind === 'person' && fields.roles.length === 0) set('roles', 'Choose at least one');
  const wrongEmail = fields.otherEmails.find((email) => !EMAIL.test(email.trim()));
  set('otherEmails', wrongEmail === undefined ? null : `“${wrongEmail}” is not an email address`);
  if (fields.otherEmails.length > MAX_OTHER_EMAILS) set('otherEmails', `Use at most ${MAX_OTHER_EMAILS} addresses`);
  return problems;
}

/** The words of an alert. A search or a chart has a description of itself there. */
export const valueOf = ({ kind, value, name }: AlertFields, fallback: string) => (hasWords(kind) ? value.trim() : name.trim() || fallback).slice(0, MAX_VALUE_CHARS);

const tidy = (texts: readonly string[]) => [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];

const toChart = ({ by, top, ...chart }: ChartRule): ChartRule => ({ ...chart, by: chart.movement === 'moves' ? by : null, top: chart.movement === 'reaches' ? top : null });

/** The settings of an alert. `description` stands for the words of an alert on a search or a chart. */
export function toSettings(fields: AlertFields, description: string): NewAlertSettings {
  const { kind } = fields;
  const words = {
    otherSpellings: tidy(fields.spellings),
    excludedWords: tidy(fields.excludedWords),
    wholeWords: fields.wholeWords,
    caseSensitive: fields.caseSensitive,
    filters: { excludeAds: fields.excludeAds, requireSubject: fields.requireSubject },
    subjectNote: fields.subjectNote.trim(),
  };
  const roles = { trackGuestAppearances: fields.roles.includes('guest'), trackHostAppearances: fields.roles.includes('host'), trackMentions: fields.roles.includes('mentioned') };
  const scope = {
    genresToInclude: fields.genresToInclude, genresToSkip: fields.genresToSkip, languagesToInclude: fields.languagesToInclude, languagesToSkip: fields.languagesToSkip,
  };
  return {
    type: kind,
    value: valueOf(fields, description),
    ...(hasWords(kind) && words),
    ...(kind === 'person' && roles),
    ...(kind !== 'chart-movement' && { ...scope, newsDays: fields.newsDays }),
    ...(kind === 'saved-search' && { search: fields.search }),
    ...(kind === 'chart-movement' && { chart: toChart(fields.chart) }),
    mutedPodcasts: fields.mutedPodcasts.map(({ id }) => ({ id })),
    otherEmails: tidy(fields.otherEmails),
  };
}

const toEmail = ({ digest, timeZone, hour, weekday }: AlertFields): AlertEmailSettings => ({ frequency: digest === 'none' ? 'daily' : digest, enabled: digest !== 'none', timeZone, hour, weekday });

const nameOf = (fields: AlertFields, description: string) => (fields.name.trim() || valueOf(fields, description)).slice(0, MAX_NAME_CHARS);

export function toNewAlert(fields: AlertFields, description: string): NewAlert {
  const alertSettings = toSettings(fields, description);
  return { alertName: nameOf(fields, description), alertType: fields.kind, value: valueOf(fields, description), enabled: true, emailSettings: toEmail(fields), alertSettings, backfill: true };
}

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** The settings that differ. Settings that are left out stay unchanged. */
function changedSettings(before: NewAlertSettings, after: NewAlertSettings): NewAlertSettings {
  const keys = Object.keys(after) as (keyof NewAlertSettings)[];
  return Object.fromEntries(keys.filter((key) => differs(before[key], after[key])).map((key) => [key, after[key]]));
}

/** The request that changes an alert: only fields that differ. */
export function toUpdates(before: AlertFields, after: AlertFields, description: string): AlertUpdates {
  const settings = changedSettings(toSettings(before, description), toSettings(after, description));
  const name = nameOf(after, description);
  return {
    ...(name !== before.name && { alertName: name }),
    ...(differs(toEmail(before), toEmail(after)) && { emailSettings: toEmail(after) }),
    ...(Object.keys(settings).length > 0 && { alertSettings: settings }),
  };
}

/** The request of a preview. Null while the server would reject the fields. */
export function toPreview(fields: AlertFields, description: string): PreviewRequest | null {
  const { value, search, chart, roles, spellings } = findProblems(fields);
  if (value ?? search ?? chart ?? roles ?? spellings) return null;
  const { search: saved, ...settings } = toSettings(fields, description);
  // The saved search may be gone since it was copied.
  const copied = saved && { search: { kind: saved.kind, searchOptions: saved.searchOptions } };
  return { alertType: fields.kind, value: valueOf(fields, description), alertSettings: { ...settings, ...copied, otherEmails: [] } };
}

/** The fields of the form for the names of the API. */
const API_FIELDS: Readonly<Record<string, keyof AlertFields>> = {
  alertName: 'name', name: 'name', value: 'value', otherSpellings: 'spellings', excludedWords: 'excludedWords', subjectNote: 'subjectNote', otherEmails: 'otherEmails', trackMentions: 'roles',
  search: 'search', chart: 'chart', timeZone: 'timeZone',
};

/** The problems that the server found, by field of the form. */
export function problemsFrom(details: readonly { pointer: string; message: string }[]): AlertProblems {
  const problems: AlertProblems = {};
  for (const { pointer, message } of details) {
    const field = pointer.split('/').flatMap((part) => API_FIELDS[part] ?? [])[0];
    if (field) problems[field] ??= message;
  }
  return problems;
}

export const FIELD_LABELS: Readonly<Record<keyof AlertFields, string>> = {
  kind: 'Kind', name: 'Name', value: 'Keywords', spellings: 'Other spellings', excludedWords: 'Excluded words', wholeWords: 'Whole words', caseSensitive: 'Match case', roles: 'Roles',
  genresToInclude: 'Genres', genresToSkip: 'Genres to skip', languagesToInclude: 'Languages', languagesToSkip: 'Languages to skip', excludeAds: 'Leave out ads', requireSubject: 'Only subjects',
  subjectNote: 'Note on the subject', mutedPodcasts: 'Muted podcasts', newsDays: 'Which episodes are new', search: 'Search', chart: 'Chart', digest: 'Digest', timeZone: 'Time zone', hour: 'Hour', weekday: 'Weekday', otherEmails: 'Other addresses',
};
