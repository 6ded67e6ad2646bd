/** Terms as a reader would say them. */
import type { SearchTarget } from '../../../api/types';
import { joinAnd } from '../../../ui/format';
import type { Term, TermGroup } from './term';

export const TARGET_LABELS: Readonly<Record<SearchTarget, string>> = {
  'podcast-title': 'Podcast title', 'podcast-description': 'Podcast description', 'episode-title': 'Episode title',
  'episode-description': 'Episode description', transcript: 'Transcript',
};

/** "“cold storage” or near (in the transcript)". */
export function termWords({ text, phrase, slop, fuzzy, targets }: Term): string {
  const near = phrase && slop > 0 ? ` within ${slop}` : '';
  const places = targets.length > 0 ? ` (in the ${joinAnd(targets.map((target) => TARGET_LABELS[target].toLowerCase()))})` : '';
  return `${phrase ? `“${text}”` : text}${near}${fuzzy ? ' or alike' : ''}${places}`;
}

export const groupWords = (group: TermGroup) => group.map(termWords).join(' or ');
