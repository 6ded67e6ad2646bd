import { createContext, use } from 'react';
import { dropLittleWords, parseHighlight, trimToHighlight } from './highlights';
import type { LittleWordHighlights } from './little-words';

/** Which little words the texts below show as matches. A search sets it by its terms. */
export const LittleWordContext = createContext<LittleWordHighlights>('none');

interface HighlightedTextProps {
  /** Escaped text with `<em>` around each match. */
  source: string;
  /** Keeps at most this many characters before the first match. For narrow places. */
  maxLeadChars?: number;
}

export function HighlightedText({ source, maxLeadChars }: HighlightedTextProps) {
  const runs = dropLittleWords(parseHighlight(source), use(LittleWordContext));
  // The runs of one text never change their order, so their indexes are stable keys.
  return (maxLeadChars === undefined ? runs : trimToHighlight(runs, maxLeadChars)).map((run, index) =>
    run.isHighlighted ? <mark key={`${index}-${run.text}`}>{run.text}</mark> : run.text,
  );
}
