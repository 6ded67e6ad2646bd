import { fromMark, parseHighlight } from './highlights';

interface HighlightProps {
  /** Plain text with <em> around what matched. */
  source: string;
  /** So many characters before the first mark at most, where there is room for little. */
  lead?: number;
}

export function Highlight({ source, lead }: HighlightProps) {
  const runs = parseHighlight(source);
  // The runs of one text never move, so their places are their keys.
  return (lead === undefined ? runs : fromMark(runs, lead)).map((run, place) =>
    run.marked ? <mark key={`${place}-${run.text}`}>{run.text}</mark> : run.text,
  );
}
