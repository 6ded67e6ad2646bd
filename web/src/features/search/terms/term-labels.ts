/** Describes terms for readers. */
import type { SearchTarget } from '../../../api/types';
import { joinAnd, plural } from '../../../ui/text/format';
import { TARGET_LABELS } from './targets';
import type { Term, TermGroup } from './term';

/** "“cold storage” or similar spellings (in the transcript)". */
export function describeTerm({ text, phrase, slop, fuzzy, targets }: Term): string {
  const slopText = phrase && slop > 0 ? ` within ${plural(slop, 'word')}` : '';
  const targetText = targets.length > 0 ? ` (in the ${joinAnd(targets.map((target) => TARGET_LABELS[target].toLowerCase()))})` : '';
  return `${phrase ? `“${text}”` : text}${slopText}${fuzzy ? ' or similar spellings' : ''}${targetText}`;
}

export const describeGroup = (group: TermGroup) => group.map(describeTerm).join(' or ');

/** "podcast titles and transcripts". */
export const describeTargets = (targets: readonly SearchTarget[]) => joinAnd(targets.map((target) => `${TARGET_LABELS[target].toLowerCase()}s`));
