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

/** Splits an untimed transcript at line breaks, and long lines after a sentence. */
export function splitPlainText(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').flatMap((line) => {
    const paragraphs: string[] = [];
    let current = '';
    for (const sentence of line.split(/(?<=[.!?…]["”’]?)\s+|(?<=[。！？])/u)) {
      if (current && current.length + sentence.length > MAX_CHARACTERS) {
        paragraphs.push(current);
        current = '';
      }
      current += current ? ` ${sentence}` : sentence;
    }
    return [...paragraphs, current];
  });
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
