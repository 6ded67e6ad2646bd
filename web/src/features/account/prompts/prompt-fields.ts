/** The form of a prompt of the team (spec 3 and 5). */
import type { CustomPrompt, CustomPromptRequest, PromptContext } from '../../../api/assistant/types';

export interface PromptFields {
  name: string;
  description: string;
  contextType: PromptContext;
  prompt: string;
}

type PromptField = keyof PromptFields;
type PromptProblems = Partial<Record<PromptField, string>>;

/** What a prompt is applied to, and where it is offered. */
export const CONTEXTS: readonly { value: PromptContext; label: string; place: string }[] = [
  { value: 'podcast', label: 'Podcast', place: 'On podcast pages' },
  { value: 'episode', label: 'Episode', place: 'On episode pages' },
  { value: 'transcript', label: 'Transcript', place: 'On transcripts' },
];

export const contextLabel = (context: PromptContext) => CONTEXTS.find(({ value }) => value === context)?.label ?? context;

export const FIELD_LABELS: Readonly<Record<PromptField, string>> = { name: 'Name', description: 'Description', contextType: 'Use for', prompt: 'Prompt' };

export const describePromptField = (fields: PromptFields, field: PromptField) => (field === 'contextType' ? contextLabel(fields.contextType) : fields[field]);

const NAME_LENGTH = { min: 3, max: 100 }; // Spec 5
const MAX_DESCRIPTION_LENGTH = 500;
export const MAX_PROMPT_LENGTH = 4_000;

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
const lengthOf = (text: string) => [...text].length;

export function findProblems({ name, description, prompt }: PromptFields): PromptProblems {
  const problems: PromptProblems = {};
  const nameLength = lengthOf(oneLine(name));
  if (nameLength < NAME_LENGTH.min || nameLength > NAME_LENGTH.max) problems.name = `Use ${NAME_LENGTH.min} to ${NAME_LENGTH.max} characters`;
  if (lengthOf(description.trim()) > MAX_DESCRIPTION_LENGTH) problems.description = `Use at most ${MAX_DESCRIPTION_LENGTH} characters`;
  if (prompt.trim() === '') problems.prompt = 'Write what the assistant should do';
  else if (lengthOf(prompt.trim()) > MAX_PROMPT_LENGTH) problems.prompt = 'Use at most 4,000 characters';
  return problems;
}

/** An empty description is null. */
export const toRequest = ({ name, description, contextType, prompt }: PromptFields): CustomPromptRequest => ({
  name: oneLine(name), description: description.trim() || null, contextType, prompt: prompt.trim(),
});

export const fieldsOf = ({ name, description, contextType, prompt }: CustomPrompt): PromptFields => ({ name, description: description ?? '', contextType, prompt });

export const EMPTY_FIELDS: PromptFields = { name: '', description: '', contextType: 'podcast', prompt: '' };

/** The word in the URL of a prompt that does not exist yet. */
export const NEW_KEY = 'new';
