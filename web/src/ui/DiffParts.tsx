import classes from './DiffParts.module.css';
import { compareWords } from './word-diff';

/** The words of a text that were removed and added, in one line of text. */
export const DiffParts = ({ before, after }: { before: string; after: string }) =>
  compareWords(before, after).map(({ text, kind }, place) => {
    if (kind === 'added') return <ins key={place} className={classes.added}>{text}</ins>;
    if (kind === 'removed') return <del key={place} className={classes.removed}>{text}</del>;
    return <span key={place}>{text}</span>;
  });
