/** Finds words, slots in brackets, and positions to jump to in the text of a pitch. */

/** A position in the subject or the body, in UTF-16 units, as text fields count. */
export interface TextRange {
  isInSubject: boolean;
  start: number;
  end: number;
}

export interface Slot extends TextRange {
  /** With its brackets. */
  text: string;
}

export interface PitchText {
  subject: string;
  body: string;
}

/** The limits of the server. */
export const MAX_SUBJECT_LENGTH = 200;
export const MAX_BODY_LENGTH = 20_000;

const WORDS_PER_MINUTE = 200;
const READING_STEP_S = 5;
/** Longer texts in brackets are not slots. */
const MAX_SLOT_LENGTH = 60;

export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/).length;
}

/** "35 s to read", "2 min to read". */
export function readingTime(words: number): string {
  const seconds = (words / WORDS_PER_MINUTE) * 60;
  if (seconds >= 90) return `${Math.round(seconds / 60)} min to read`;
  return `${Math.max(READING_STEP_S, Math.round(seconds / READING_STEP_S) * READING_STEP_S)} s to read`;
}

// `[host first name]`, but not a Markdown link; `{{slot}}` of templates of other products. An inner bracket starts a new slot.
const SLOT = /\[([^[\]\n]*)\](?!\()|\{\{[^]*?\}\}/g;
const LETTER = /\p{L}/u;

/** The unfilled slots. The server finds them by the same rules. */
export function findSlots({ subject, body }: PitchText): Slot[] {
  return [subject, body].flatMap((text, place) =>
    [...text.matchAll(SLOT)]
      .filter(([, name]) => name === undefined || (LETTER.test(name) && [...name.trim()].length <= MAX_SLOT_LENGTH))
      .map(({ 0: found, index }) => ({ text: found, isInSubject: place === 0, start: index, end: index + found.length })),
  );
}

/** Finds words of a claim in the pitch, whatever their case and spaces. Null when they were edited since. */
export function findWords(words: string, { subject, body }: PitchText): TextRange | null {
  const parts = words.trim().split(/\s+/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (parts[0] === '') return null;
  const pattern = new RegExp(parts.join(String.raw`\s+`), 'iu');
  for (const [text, isInSubject] of [[body, false], [subject, true]] as const) {
    const match = pattern.exec(text);
    if (match) return { isInSubject, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

export const isSameText = (left: PitchText, right: PitchText) => left.subject === right.subject && left.body === right.body;

/** Whether the text is a generated version, so that replacing it loses nothing. */
export const isGenerated = (text: PitchText, variants: readonly PitchText[]) => variants.some((variant) => variant.subject.trim() === text.subject.trim() && variant.body.trim() === text.body.trim());
