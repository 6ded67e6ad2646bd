/** The texts of a guest preparation, and the check of the recipient's email address. */
import type { LikelyQuestion, QuestionGroup } from '../../../api/outreach/types';
import { plural } from '../../../ui/text/format';

export interface QuestionSection {
  label: string;
  questions: readonly LikelyQuestion[];
}

/** The questions of a group by how often they came up. Empty sections are left out. */
export function sectionsOf({ veryLikely, likely, curveballs }: QuestionGroup): QuestionSection[] {
  return [
    { label: 'Very likely', questions: veryLikely },
    { label: 'Likely', questions: likely },
    { label: 'Questions asked once', questions: curveballs },
  ].filter(({ questions }) => questions.length > 0);
}

export const countText = ({ episodes }: Pick<LikelyQuestion, 'episodes'>) => `in ${plural(episodes, 'episode')}`;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Returns an error message, or null for a valid email address. */
export function validateAddress(text: string): string | null {
  const address = text.trim();
  if (address === '') return 'Enter an email address';
  return EMAIL.test(address) ? null : 'Enter a valid email address, like name@example.com';
}
