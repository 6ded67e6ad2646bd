/** The parts of a transcript for which a reader can suggest another text. */
import type { CorrectablePart } from '../../api/transcript-corrections';
import type { Sentence } from '../../api/types';
import { formatTimecode } from '../../ui/text/format';
import type { UntimedParagraph } from './paragraphs';

const MAX_LABEL_CHARACTERS = 60;

function withSpeakers(parts: readonly CorrectablePart[], speakers: readonly (string | null)[]): CorrectablePart[] {
  const names = new Set(speakers.filter((name) => name !== null && name !== ''));
  return [...parts, ...Array.from(names, (text): CorrectablePart => ({ part: 'speaker', text: text ?? '' }))];
}

/** The sentences, and the names of those who speak them. */
export const partsOfSentences = (sentences: readonly Sentence[]): CorrectablePart[] =>
  withSpeakers(
    sentences.map(({ startSecond, text }) => ({ part: 'sentence', startSecond, text })),
    sentences.map(({ speaker }) => speaker),
  );

/** The text of a paragraph without times, and the name of its speaker. */
export const partsOfParagraph = ({ line, text, speaker }: UntimedParagraph): CorrectablePart[] => withSpeakers([{ part: 'line', line, text }], [speaker]);

export function labelOfPart(part: CorrectablePart): string {
  const { text } = part;
  const start = text.length > MAX_LABEL_CHARACTERS ? `${text.slice(0, MAX_LABEL_CHARACTERS)}…` : text;
  if (part.part === 'speaker') return `Name of the speaker: ${start}`;
  return part.part === 'sentence' ? `${formatTimecode(part.startSecond)} ${start}` : start;
}
