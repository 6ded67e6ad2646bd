/** Terms as a reader would say them. */
import type { SearchTarget } from '../../../api/types';
import { joinAnd } from '../../../ui/format';
import { TARGET_LABELS } from './targets';
import type { Term, TermGroup } from './term';

/** "“cold storage” or alike (in the transcript)". */
export function describeTerm({ text, phrase, slop, fuzzy, targets }: Term): string {
  const slopText = phrase && slop > 0 ? ` within ${slop}` : '';
  const targetText = targets.length > 0 ? ` (in the ${joinAnd(targets.map((target) => TARGET_LABELS[target].toLowerCase()))})` : '';
  return `${phrase ? `“${text}”` : text}${slopText}${fuzzy ? ' or alike' : ''}${targetText}`;
}

export const describeGroup = (group: TermGroup) => group.map(describeTerm).join(' or ');

/** "podcast titles and transcripts". */
export const describeTargets = (targets: readonly SearchTarget[]) => joinAnd(targets.map((target) => `${TARGET_LABELS[target].toLowerCase()}s`));
