import type { SearchMode, SearchOptions } from '../../../api/types';
import { LOCALE } from '../../../ui/text/format';

/** The request of a result page. */
export interface PageRequest {
  mode: SearchMode;
  options: SearchOptions;
  /** The cursor of the page; null for the first. */
  cursor: string | null;
  /** Whether a term searches transcripts. */
  hasPassages: boolean;
}

const scores = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 3 });

export const formatScore = (value: number) => scores.format(value);
