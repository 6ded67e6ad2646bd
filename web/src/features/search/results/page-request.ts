import type { SearchMode, SearchOptions } from '../../../api/types';
import { LOCALE } from '../../../ui/format';

/** What was asked for a page of results. */
export interface PageRequest {
  mode: SearchMode;
  options: SearchOptions;
  /** Of the page; null for the first. */
  cursor: string | null;
  /** A term looks at transcripts. */
  hasPassages: boolean;
}

const scores = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 3 });

export const formatScore = (value: number) => scores.format(value);
