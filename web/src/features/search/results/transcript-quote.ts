/** Cuts the words of one speaker from a transcript match. */
import type { SpeakerTurn, TranscriptMatch } from '../../../api/types';
import { parseHighlight, type TextRun } from '../../../ui/text/highlights';

export interface Quote {
  speaker: string | null;
  runs: readonly TextRun[];
  /** Whether the match has more text before and after the quote. */
  isCut: { before: boolean; after: boolean };
}

const textOf = (runs: readonly TextRun[]) => runs.map((run) => run.text).join('');

/** The position of the first matched word; 0 without one. */
function matchStart(runs: readonly TextRun[]): number {
  const first = runs.findIndex((run) => run.isHighlighted);
  return textOf(runs.slice(0, Math.max(0, first))).length;
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

const hasHighlight = ({ highlighted }: SpeakerTurn) => parseHighlight(highlighted).some((run) => run.isHighlighted);

/**
 * The text of a match for one line. A match can contain several speakers. With speakers, the sentence of the first matched
 * word is quoted with its speaker; without them, the whole text.
 */
export function toQuote({ highlighted, turns }: Pick<TranscriptMatch, 'highlighted' | 'turns'>): Quote {
  const place = Math.max(0, turns.findIndex(hasHighlight));
  const turn = turns[place];
  if (!turn) return { speaker: null, runs: parseHighlight(highlighted), isCut: { before: false, after: false } };
  const runs = parseHighlight(turn.highlighted);
  const text = textOf(runs);
  const [start, end] = sentenceRange(text, matchStart(runs));
  return {
    speaker: turn.speaker ?? null,
    runs: trimRuns(sliceRuns(runs, start, end)),
    isCut: { before: place > 0 || text.slice(0, start).trim() !== '', after: place < turns.length - 1 || text.slice(end).trim() !== '' },
  };
}

/** The second of the first matched word. A match by meaning has none, so its link leads to its start. */
export const matchSecond = ({ matchSecond: second, startSecond }: Pick<TranscriptMatch, 'matchSecond' | 'startSecond'>): number | null => second ?? startSecond ?? null;
