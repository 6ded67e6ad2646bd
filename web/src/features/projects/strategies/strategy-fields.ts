/** The texts of a strategy that people edit, with the limits of spec 5. The server has the same. */
import type { ErrorPlace } from '../../../api/errors';
import type { Priority } from '../../../api/lists/types';
import type { Strategy, StrategyApproach, StrategyTexts } from '../../../api/strategies/types';

export interface StrategyFields {
  title: string;
  shortDescription: string;
  strategyBlurb: string;
  strategyApproach: StrategyApproach;
  strategyFocus: string;
  priority: Priority | null;
  audiencePersonaTarget: string;
  whyItsEffective: string;
  keywordInspiration: string[];
  exampleGoogleSearches: string[];
  yesNoPrompt: string;
  geographicalFilters: string;
  strategyTrainingDocumentation: string;
}

export type StrategyField = keyof StrategyFields;
export type TextField = Exclude<StrategyField, 'strategyApproach' | 'priority' | 'keywordInspiration' | 'exampleGoogleSearches'>;

/** The most characters of each text. */
export const TEXT_LIMITS: Readonly<Record<TextField, number>> = {
  title: 100,
  shortDescription: 300,
  strategyBlurb: 1_000,
  strategyFocus: 300,
  audiencePersonaTarget: 500,
  whyItsEffective: 300,
  yesNoPrompt: 500,
  geographicalFilters: 500,
  strategyTrainingDocumentation: 1_000,
};
export const MAX_ENTRIES = 50;
const MAX_ENTRY_CHARS = 200;
const MIN_KEYWORD_CHARS = 2;

export const APPROACH_LABELS: Readonly<Record<StrategyApproach, string>> = { straightforward: 'Straightforward', unconventional: 'Unconventional', longshot: 'Long shot' };
export const APPROACHES = Object.keys(APPROACH_LABELS) as StrategyApproach[];

/** The fields in the order of the form, in which the focus looks for the first problem. */
export const FIELD_ORDER: readonly StrategyField[] = [
  'title', 'shortDescription', 'strategyBlurb', 'strategyApproach', 'priority', 'strategyFocus', 'keywordInspiration', 'audiencePersonaTarget',
  'whyItsEffective', 'geographicalFilters', 'exampleGoogleSearches', 'yesNoPrompt', 'strategyTrainingDocumentation',
];

export const FIELD_LABELS: Readonly<Record<StrategyField, string>> = {
  title: 'Title', shortDescription: 'Short description', strategyBlurb: 'Description', strategyApproach: 'Approach', priority: 'Priority', strategyFocus: 'Focus', keywordInspiration: 'Keywords',
  audiencePersonaTarget: 'Audience', whyItsEffective: 'Why it works', geographicalFilters: 'Places', exampleGoogleSearches: 'Web searches', yesNoPrompt: 'Yes-or-no question', strategyTrainingDocumentation: 'How to search',
};

export type StrategyProblems = Partial<Record<StrategyField, string>>;

/** Characters as people count them, as the server does. */
export const countChars = (text: string) => Array.from(text).length;
const formatter = new Intl.NumberFormat('en');

const TEXT_FIELDS = Object.keys(TEXT_LIMITS) as TextField[];

export function fieldsOf(strategy: StrategyTexts): StrategyFields {
  return {
    title: strategy.title,
    shortDescription: strategy.shortDescription,
    strategyBlurb: strategy.strategyBlurb,
    strategyApproach: strategy.strategyApproach ?? 'straightforward',
    strategyFocus: strategy.strategyFocus ?? '',
    priority: strategy.priority,
    audiencePersonaTarget: strategy.audiencePersonaTarget,
    whyItsEffective: strategy.whyItsEffective,
    keywordInspiration: [...strategy.keywordInspiration],
    exampleGoogleSearches: [...strategy.exampleGoogleSearches],
    yesNoPrompt: strategy.yesNoPrompt,
    geographicalFilters: strategy.geographicalFilters,
    strategyTrainingDocumentation: strategy.strategyTrainingDocumentation,
  };
}

/** The problems of the fields. */
export function findProblems(fields: StrategyFields): StrategyProblems {
  const problems: StrategyProblems = {};
  for (const field of TEXT_FIELDS) {
    if (countChars(fields[field].trim()) > TEXT_LIMITS[field]) problems[field] = `Use at most ${formatter.format(TEXT_LIMITS[field])} characters`;
  }
  if (fields.title.trim() === '') problems.title = 'Enter a title';
  for (const field of ['keywordInspiration', 'exampleGoogleSearches'] as const) {
    if (fields[field].length > MAX_ENTRIES) problems[field] = `Use at most ${MAX_ENTRIES}`;
    else if (fields[field].some((entry) => countChars(entry.trim()) > MAX_ENTRY_CHARS)) problems[field] = `Each has at most ${MAX_ENTRY_CHARS} characters`;
  }
  if (!problems.keywordInspiration && fields.keywordInspiration.some((keyword) => countChars(keyword.trim()) < MIN_KEYWORD_CHARS)) {
    problems.keywordInspiration = `Each keyword has at least ${MIN_KEYWORD_CHARS} characters`; // Spec 5, Search terms
  }
  return problems;
}

/** The problems that the server found, by field. */
export function problemsFrom(details: readonly ErrorPlace[]): StrategyProblems {
  const problems: StrategyProblems = {};
  for (const { pointer, message } of details) {
    const field = FIELD_ORDER.find((name) => pointer === `/${name}` || pointer.startsWith(`/${name}/`));
    if (field && !problems[field]) problems[field] = `This ${message}`;
  }
  return problems;
}

const cleaned = (fields: StrategyFields): StrategyFields => {
  const trimmed = Object.entries(fields).map(([name, value]: [string, StrategyFields[StrategyField]]) => [
    name, typeof value === 'string' ? value.trim() : Array.isArray(value) ? value.map((entry) => entry.trim()).filter((entry) => entry !== '') : value,
  ]);
  return Object.fromEntries(trimmed) as StrategyFields;
};

/** The request with the fields that differ. Changes of others to other fields stay. */
export function changesOf(before: StrategyFields, after: StrategyFields): Partial<StrategyFields> {
  const now = cleaned(after);
  return Object.fromEntries(FIELD_ORDER.filter((field) => JSON.stringify(now[field]) !== JSON.stringify(before[field])).map((field) => [field, now[field]]));
}

/** Urgent first, strategies without a priority last; otherwise in the order of the server. */
export function inOrder(strategies: readonly Strategy[]): Strategy[] {
  const ranks: readonly (Priority | null)[] = ['urgent', 'high', 'medium', 'low', null];
  return strategies.toSorted((left, right) => ranks.indexOf(left.priority) - ranks.indexOf(right.priority));
}
