/** Splits a transcript into paragraphs: one speaker each, and not longer than is comfortable to read. */
import type { Sentence } from '../../api/types';

export interface Paragraph {
  /** The index of its first sentence in the transcript. */
  first: number;
  speaker: string | null;
  startSecond: number;
  sentences: readonly Sentence[];
}

const MAX_SECONDS = 40;
const MAX_CHARACTERS = 520;
const SPEAKER = /^(\p{Lu}[\p{L}\p{M}.'’ -]{1,40}):\s+(?=\S)/u;

/** Some transcripts have the speaker at the start of the sentence: "Ana Lima: Good morning." */
function extractSpeaker(sentence: Sentence): { speaker: string | null; sentence: Sentence } {
  if (sentence.speaker) return { speaker: sentence.speaker, sentence };
  const [head, name] = SPEAKER.exec(sentence.text) ?? [];
  if (!head || !name) return { speaker: null, sentence };
  return { speaker: name, sentence: { ...sentence, text: sentence.text.slice(head.length) } };
}

export function toParagraphs(sentences: readonly Sentence[]): Paragraph[] {
  const paragraphs: (Paragraph & { sentences: Sentence[] })[] = [];
  let current = paragraphs[0];
  let length = 0;
  for (const [index, raw] of sentences.entries()) {
    const { speaker, sentence } = extractSpeaker(raw);
    const isOtherSpeaker = current !== undefined && speaker !== null && speaker !== current.speaker;
    const isLong = current !== undefined && (sentence.startSecond - current.startSecond > MAX_SECONDS || length > MAX_CHARACTERS);
    if (current === undefined || isOtherSpeaker || isLong) {
      current = { first: index, speaker: speaker ?? (isLong ? (current?.speaker ?? null) : null), startSecond: sentence.startSecond, sentences: [] };
      paragraphs.push(current);
      length = 0;
    }
    current.sentences.push(sentence);
    length += sentence.text.length;
  }
  return paragraphs;
}

/** A paragraph of a transcript without times: a part of one of its lines, letter by letter. */
export interface UntimedParagraph {
  /** The index of the line. */
  line: number;
  speaker: string | null;
  text: string;
}

/** Splits the lines of an untimed transcript, where they are long, after a sentence. */
export const splitLines = (lines: readonly { text: string; speaker: string | null }[]): UntimedParagraph[] =>
  lines.flatMap(({ text, speaker }, line) => splitLine(text).map((part) => ({ line, speaker, text: part })));

function splitLine(text: string): string[] {
  const paragraphs: string[] = [];
  let start = 0;
  let end = 0;
  for (const { 0: blanks, index } of text.matchAll(/(?<=[.!?…]["”’]?)\s+|(?<=[。！？])|$/gu)) {
    if (end > start && index - start > MAX_CHARACTERS) {
      paragraphs.push(text.slice(start, end));
      start = end;
    }
    end = index + blanks.length;
  }
  return [...paragraphs, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

/** Returns the index of the sentence at a second, or of the last one before it. */
export function sentenceAt(sentences: readonly Sentence[], seconds: number): number {
  let low = 0;
  let high = sentences.length - 1;
  let found = -1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.startSecond ?? 0) <= seconds) {
      found = middle;
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  return found;
}

/** Returns the sentence of a link. Links have whole seconds, so a sentence that begins within the second comes first. */
export function sentenceAtLink(sentences: readonly Sentence[], second: number): number {
  const running = sentenceAt(sentences, second);
  const isExact = sentences[running]?.startSecond === second;
  const next = sentences[running + 1];
  return !isExact && next !== undefined && next.startSecond < second + 1 ? running + 1 : running;
}
