import type { GeneratedBy } from '../../api/outreach/types';

/** Describes the author of the text: the model, or the rules and why. */
export function describeMaker({ generatedBy, model, fallback }: GeneratedBy): string {
  if (generatedBy === 'model') return `Written by ${model ?? 'an AI model'}`;
  if (fallback && fallback.reason !== 'noModel') return fallback.message;
  return 'Built from facts, no AI model is connected';
}
