/** The texts about a question to the assistant, and its cost. */
import type { AssistantAnswer, CustomPrompt, PromptContext } from '../../api/assistant/types';
import type { ApiError } from '../../api/errors';
import { plural } from '../../ui/text/format';

export const MAX_QUESTION_LENGTH = 4_000;

/** Returns an error message, or null for a question that can be sent. */
export function validateQuestion(text: string): string | null {
  const length = [...text.trim()].length;
  if (length === 0) return 'Write a question';
  return length > MAX_QUESTION_LENGTH ? 'Use at most 4,000 characters' : null;
}

/** The prompts for one kind of page, by name. */
export const promptsFor = (context: PromptContext, prompts: readonly CustomPrompt[]) =>
  prompts.filter(({ contextType }) => contextType === context).toSorted((left, right) => left.name.localeCompare(right.name));

/** Rules that stand in for a model that failed are not charged. */
export const isRefunded = ({ fallback }: Pick<AssistantAnswer, 'fallback'>) => fallback !== null && fallback !== undefined && fallback.reason !== 'noModel';

/** "2 links or quotations that are not in the facts were removed."; null when there were none. */
export function describeRemoved(removed: number): string | null {
  if (removed === 0) return null;
  return `${plural(removed, 'link or quotation', 'links or quotations')} without a source ${removed === 1 ? 'was' : 'were'} removed.`;
}

/** Whether a failed question was charged. A lost connection doesn't end an answer that has begun. */
export function describeCharge(error: ApiError, hasText: boolean): string {
  if (error.status > 0) return 'Nothing was charged.';
  return hasText ? 'If the server finished the answer, this used 1 AI assist.' : 'If the server had already started, this used 1 AI assist.';
}
