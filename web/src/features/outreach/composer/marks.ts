/** The marks within the body of a pitch: slots to fill, claims with a source, and claims without one. */
import type { Claim } from '../../../api/outreach/types';
import { findWords, type PitchText, type Slot } from '../pitch-text';

export type Mark = 'slot' | 'supported' | 'unsupported';

export interface MarkedPart {
  text: string;
  mark: Mark | null;
}

interface MarkedRange {
  start: number;
  end: number;
  mark: Mark;
}

/** The marks, most urgent first. */
const ORDER: readonly Mark[] = ['slot', 'unsupported', 'supported'];

/** Splits the body at its marks. Where two overlap, the more urgent one stays. */
export function markBody(text: PitchText, slots: readonly Slot[], claims: readonly Claim[]): MarkedPart[] {
  const found: MarkedRange[] = slots.filter(({ isInSubject }) => !isInSubject).map(({ start, end }) => ({ start, end, mark: 'slot' }));
  for (const { text: words, isSupported } of claims) {
    const range = findWords(words, text);
    if (range && !range.isInSubject) found.push({ start: range.start, end: range.end, mark: isSupported ? 'supported' : 'unsupported' });
  }
  const kept: MarkedRange[] = [];
  for (const mark of ORDER) {
    for (const one of found) {
      if (one.mark === mark && kept.every(({ start, end }) => one.end <= start || one.start >= end)) kept.push(one);
    }
  }
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const { start, end, mark } of kept.toSorted((left, right) => left.start - right.start)) {
    if (start > from) parts.push({ text: text.body.slice(from, start), mark: null });
    parts.push({ text: text.body.slice(start, end), mark });
    from = end;
  }
  if (from < text.body.length) parts.push({ text: text.body.slice(from), mark: null });
  return parts;
}
