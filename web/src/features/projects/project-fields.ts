/** The fields of a project that people fill in, with the rules of spec 5. The server has the same. */
import type { NewProject } from '../../api/lists/projects';
import type { ProjectType } from '../../api/lists/types';

export const TYPE_LABELS: Readonly<Record<ProjectType, string>> = {
  'guest-booking': 'Book guest appearances',
  advertisers: 'Advertise on podcasts',
  'lead-generation': 'Generate leads',
  monitoring: 'Monitor mentions',
  'content-creation': 'Create content',
  'interesting-podcasts': 'Collect interesting podcasts',
  transcriptions: 'Get transcripts',
  api: 'Use the API',
  other: 'Something else',
};
export const PROJECT_TYPES = Object.keys(TYPE_LABELS) as ProjectType[];

export interface ProjectFields {
  name: string;
  projectTypes: ProjectType[];
  otherReason: string;
  purpose: string;
  keywords: string[];
}

export const EMPTY_FIELDS: ProjectFields = { name: '', projectTypes: [], otherReason: '', purpose: '', keywords: [] };

const MIN_NAME_CHARS = 6;
const MAX_NAME_CHARS = 32;
export const MAX_TEXT_CHARS = 2_000;
export const MAX_KEYWORDS = 50;
const MAX_KEYWORD_CHARS = 100;

/** Characters as people count them, as the server does. */
const countChars = (text: string) => Array.from(text).length;

type Problems = Partial<Record<keyof ProjectFields, string>>;

/** The problems of the fields, in the words of spec 5. */
export function findProblems({ name, projectTypes, otherReason, purpose, keywords }: ProjectFields): Problems {
  const problems: Problems = {};
  const nameLength = countChars(name.trim());
  if (nameLength < MIN_NAME_CHARS) problems.name = 'Project name must be at least 6 characters';
  else if (nameLength > MAX_NAME_CHARS) problems.name = 'Project name must be at most 32 characters';
  if (projectTypes.length === 0) problems.projectTypes = 'Choose at least one purpose';
  if (projectTypes.includes('other') && otherReason.trim() === '') problems.otherReason = "Other reason must be specified when 'other' is selected.";
  else if (countChars(otherReason.trim()) > MAX_TEXT_CHARS) problems.otherReason = 'Use at most 2,000 characters';
  if (countChars(purpose.trim()) > MAX_TEXT_CHARS) problems.purpose = 'Use at most 2,000 characters';
  if (keywords.length > MAX_KEYWORDS) problems.keywords = 'Use at most 50 keywords';
  else if (keywords.some((keyword) => countChars(keyword.trim()) > MAX_KEYWORD_CHARS)) problems.keywords = 'A keyword has at most 100 characters';
  return problems;
}

/** The request that creates the project. */
export function toNewProject({ name, projectTypes, otherReason, purpose, keywords }: ProjectFields): NewProject {
  return {
    name: name.trim(),
    projectTypes,
    ...(projectTypes.includes('other') && { otherReason: otherReason.trim() }),
    ...(purpose.trim() !== '' && { purpose: purpose.trim() }),
    ...(keywords.length > 0 && { keywords: keywords.map((keyword) => keyword.trim()) }),
  };
}
