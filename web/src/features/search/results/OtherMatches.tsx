import type { OtherHighlight } from '../../../api/types';
import { Highlight } from '../../../ui/Highlight';
import classes from './Results.module.css';

interface OtherMatchesProps {
  matches: readonly OtherHighlight[] | undefined;
}

const MAX_SHOWN = 3;
const LABELS: Readonly<Record<string, string>> = { author: 'Author', host: 'Host', keyword: 'Keyword' };

/** Why a show was found that neither its title nor its description explains. */
export function OtherMatches({ matches = [] }: OtherMatchesProps) {
  if (matches.length === 0) return null;
  return (
    <span className={classes.others}>
      {matches.slice(0, MAX_SHOWN).map(({ field, highlighted }) => (
        <span key={`${field} ${highlighted}`}>
          {LABELS[field] ?? field}: <Highlight source={highlighted} />
        </span>
      ))}
    </span>
  );
}
