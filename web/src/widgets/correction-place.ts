/** Where a correction of a transcript belongs, for people. */
import { formatTimecode } from '../ui/text/format';

interface CorrectedPart {
  part: string;
  /** Of a sentence. */
  startSecond: number | null;
  /** Of a line without a time, from 0. */
  line: number | null;
}

export function describeCorrectedPart({ part, startSecond, line }: CorrectedPart): string {
  if (part === 'speaker') return 'Name of a speaker';
  return startSecond === null ? `Line ${(line ?? 0) + 1}` : formatTimecode(startSecond);
}
