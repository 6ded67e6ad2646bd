import { trimToHighlight, parseHighlight } from './highlights';

interface HighlightedTextProps {
  /** Plain text with <em> around what matched. */
  source: string;
  /** So many characters before the first mark at most, where there is room for little. */
  maxLeadChars?: number;
}

export function HighlightedText({ source, maxLeadChars }: HighlightedTextProps) {
  const runs = parseHighlight(source);
  // The runs of one text never move, so their places are their keys.
  return (maxLeadChars === undefined ? runs : trimToHighlight(runs, maxLeadChars)).map((run, index) =>
    run.isHighlighted ? <mark key={`${index}-${run.text}`}>{run.text}</mark> : run.text,
  );
}
