import { HighlightedText } from '../../../ui/HighlightedText';
import classes from './Results.module.css';

interface DescriptionSnippetProps {
  /** Pieces of a description around what matched. */
  snippets: readonly string[] | null | undefined;
}

const MAX_LEAD_CHARS = 32;

/** Where the words stand in a description; the table has room for the first place. */
export function DescriptionSnippet({ snippets }: DescriptionSnippetProps) {
  const [first] = snippets ?? [];
  return first === undefined ? null : (
    <span className={classes.descriptionSnippet}>
      <HighlightedText source={first} maxLeadChars={MAX_LEAD_CHARS} />
    </span>
  );
}
