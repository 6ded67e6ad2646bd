/** Cuts the words of one speaker from a transcript match, and finds the second of its first matched word. */
import type { Sentence, TranscriptMatch } from '../../../api/types';
import { parseHighlight, type TextRun } from '../../../ui/highlights';
import { isLittleWord } from '../../../ui/little-words';

export interface Turn {
  speaker: string | null;
  runs: readonly TextRun[];
}

const textOf = (runs: readonly TextRun[]) => runs.map((run) => run.text).join('');

/** The start of the first match, and of the first match that is no little word. */
function matchStarts(runs: readonly TextRun[]): { first: number; significant: number } {
  let at = 0;
  const starts: { at: number; text: string }[] = [];
  for (const run of runs) {
    if (run.isHighlighted) starts.push({ at, text: run.text });
    at += run.text.length;
  }
  const first = starts[0]?.at ?? 0;
  return { first, significant: starts.find(({ text }) => !isLittleWord(text))?.at ?? first };
}

/** Returns the runs between two positions of their text. */
export function sliceRuns(runs: readonly TextRun[], start: number, end: number): TextRun[] {
  let at = 0;
  return runs.flatMap((run) => {
    const [from, to] = [Math.max(start - at, 0), Math.min(end - at, run.text.length)];
    at += run.text.length;
    return from < to ? [{ ...run, text: run.text.slice(from, to) }] : [];
  });
}

function trimRuns(runs: readonly TextRun[]): TextRun[] {
  const text = textOf(runs);
  const start = text.length - text.trimStart().length;
  return sliceRuns(runs, start, Math.max(start, text.trimEnd().length));
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The sentence at a position. */
function sentenceRange(text: string, position: number): [start: number, end: number] {
  for (const { index, segment } of sentences.segment(text)) if (position < index + segment.length) return [index, index + segment.length];
  return [0, text.length];
}

/**
 * The text of a match for one line. The API names the speaker of the first matched word only, and a match can run on through the
 * answers of others. So with a speaker, only the sentence of that word is quoted. Without one, the whole text is.
 */
export function toQuote({ highlighted, speaker }: Pick<TranscriptMatch, 'highlighted' | 'speaker'>): Turn & { isCut: { before: boolean; after: boolean } } {
  const runs = parseHighlight(highlighted);
  if (!speaker) return { speaker: null, runs, isCut: { before: false, after: false } };
  const text = textOf(runs);
  const { first, significant } = matchStarts(runs);
  const [start, end] = sentenceRange(text, significant);
  const isNamed = first >= start && first < end;
  return { speaker: isNamed ? speaker : null, runs: trimRuns(sliceRuns(runs, start, end)), isCut: { before: text.slice(0, start).trim() !== '', after: text.slice(end).trim() !== '' } };
}

/** The second of the first matched word, estimated from its position in the match. */
export function matchSecond({ highlighted, startSecond, endSecond }: Pick<TranscriptMatch, 'highlighted' | 'startSecond' | 'endSecond'>): number | null {
  if (typeof startSecond !== 'number') return null;
  if (typeof endSecond !== 'number' || endSecond <= startSecond) return startSecond;
  const runs = parseHighlight(highlighted);
  const share = matchStarts(runs).significant / Math.max(1, textOf(runs).length);
  return startSecond + (endSecond - startSecond) * share;
}

const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Splits a match into turns, with the sentences of its transcript. Returns null when the sentences do not cover the match, or name no
 * speaker.
 */
export function toTurns({ highlighted, startSecond, endSecond }: Pick<TranscriptMatch, 'highlighted' | 'startSecond' | 'endSecond'>, transcript: readonly Sentence[]): Turn[] | null {
  if (typeof startSecond !== 'number') return null;
  const runs = parseHighlight(highlighted);
  const text = textOf(runs);
  const end = typeof endSecond === 'number' ? endSecond : startSecond;
  const starts: { at: number; speaker: string | null }[] = [];
  let position = 0;
  for (const sentence of transcript) {
    if (sentence.endSecond <= startSecond || sentence.startSecond >= Math.max(end, startSecond + 1)) continue;
    const sentenceText = collapse(sentence.text);
    // The match can begin or end within a sentence.
    const at = sentenceText === '' ? -1 : text.indexOf(sentenceText, position);
    const isCutStart = starts.length === 0 && at === -1;
    if (at === -1 && !isCutStart) continue;
    const speaker = sentence.speaker ?? starts.at(-1)?.speaker ?? null;
    starts.push({ at: isCutStart ? 0 : at, speaker });
    position = isCutStart ? position : at + sentenceText.length;
  }
  const [first] = starts;
  if (!first || first.at > 0 || starts.every(({ speaker }) => speaker === null)) return null;
  const turns = starts.filter(({ speaker }, place) => place === 0 || speaker !== starts[place - 1]?.speaker);
  return turns.map(({ at, speaker }, place) => ({ speaker, runs: trimRuns(sliceRuns(runs, at, turns[place + 1]?.at ?? text.length)) }));
}
