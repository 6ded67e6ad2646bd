import type { OtherHighlight } from '../../../api/types';
import { HighlightedText } from '../../../ui/text/HighlightedText';
import classes from './Results.module.css';

interface OtherMatchesProps {
  highlights: readonly OtherHighlight[] | undefined;
}

const MAX_SHOWN = 3;
const LABELS: Readonly<Record<string, string>> = { author: 'Author', host: 'Host', keyword: 'Keyword' };

/** Matches outside of title and description: author, host, keyword. */
export function OtherMatches({ highlights = [] }: OtherMatchesProps) {
  if (highlights.length === 0) return null;
  return (
    <span className={classes.otherMatches}>
      {highlights.slice(0, MAX_SHOWN).map(({ field, highlighted }) => (
        <span key={`${field} ${highlighted}`}>
          {LABELS[field] ?? field}: <HighlightedText source={highlighted} />
        </span>
      ))}
    </span>
  );
}
