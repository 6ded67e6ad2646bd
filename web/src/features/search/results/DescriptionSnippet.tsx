import { HighlightedText } from '../../../ui/text/HighlightedText';
import classes from './Results.module.css';

interface DescriptionSnippetProps {
  /** Snippets of the description, each around a match. */
  snippets: readonly string[] | null | undefined;
}

const MAX_LEAD_CHARS = 32;

/** Shows the first snippet: the table has no room for more. */
export function DescriptionSnippet({ snippets }: DescriptionSnippetProps) {
  const [first] = snippets ?? [];
  return first === undefined ? null : (
    <span className={classes.descriptionSnippet}>
      <HighlightedText source={first} maxLeadChars={MAX_LEAD_CHARS} />
    </span>
  );
}
