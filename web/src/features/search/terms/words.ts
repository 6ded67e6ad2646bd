/** Terms as a reader would say them. */
import type { SearchTarget } from '../../../api/types';
import { joinAnd } from '../../../ui/format';
import { TARGET_LABELS } from './targets';
import type { Term, TermGroup } from './term';

/** "“cold storage” or alike (in the transcript)". */
export function termWords({ text, phrase, slop, fuzzy, targets }: Term): string {
  const near = phrase && slop > 0 ? ` within ${slop}` : '';
  const places = targets.length > 0 ? ` (in the ${joinAnd(targets.map((target) => TARGET_LABELS[target].toLowerCase()))})` : '';
  return `${phrase ? `“${text}”` : text}${near}${fuzzy ? ' or alike' : ''}${places}`;
}

export const groupWords = (group: TermGroup) => group.map(termWords).join(' or ');

/** "podcast titles and transcripts". */
export const targetWords = (targets: readonly SearchTarget[]) => joinAnd(targets.map((target) => `${TARGET_LABELS[target].toLowerCase()}s`));
