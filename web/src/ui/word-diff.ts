/** Compares two texts word by word. Its library loads with what shows differences. */
import { diffWordsWithSpace } from 'diff';

export interface DiffPart {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** Texts that differ everywhere take long to compare, and nobody reads the result. */
const TIMEOUT_MS = 200;

export function compareWords(before: string, after: string): DiffPart[] {
  const changes = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS }) as ReturnType<typeof diffWordsWithSpace> | undefined;
  if (!changes) return [{ text: before, kind: 'removed' }, { text: after, kind: 'added' }];
  return changes.map(({ value, added, removed }) => ({ text: value, kind: added ? 'added' : removed ? 'removed' : 'same' }));
}
