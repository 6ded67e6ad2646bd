import { parseHighlight } from './highlights';

interface HighlightProps {
  /** Plain text with <em> around what matched. */
  source: string;
}

export function Highlight({ source }: HighlightProps) {
  // The runs of one text never move, so their places are their keys.
  return parseHighlight(source).map((run, place) =>
    run.marked ? <mark key={`${place}-${run.text}`}>{run.text}</mark> : run.text,
  );
}
