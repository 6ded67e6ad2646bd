import { parseHighlight, trimToHighlight } from './highlights';

interface HighlightedTextProps {
  /** Escaped text with `<em>` around each match. */
  source: string;
  /** Keeps at most this many characters before the first match. For narrow places. */
  maxLeadChars?: number;
}

export function HighlightedText({ source, maxLeadChars }: HighlightedTextProps) {
  const runs = parseHighlight(source);
  // The runs of one text never change their order, so their indexes are stable keys.
  return (maxLeadChars === undefined ? runs : trimToHighlight(runs, maxLeadChars)).map((run, index) =>
    run.isHighlighted ? <mark key={`${index}-${run.text}`}>{run.text}</mark> : run.text,
  );
}
