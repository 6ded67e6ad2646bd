import type { PitchText } from '../pitch-text';
import classes from './Composer.module.css';
import { compareWords, type DiffPart } from './word-diff';

interface RevisionDiffProps {
  before: PitchText;
  after: PitchText;
}

/** The changes from the previous saved text. */
export function RevisionDiff({ before, after }: RevisionDiffProps) {
  return (
    <div className={classes.diff}>
      <p className={classes.diffSubject}>
        <Parts parts={compareWords(before.subject, after.subject)} />
      </p>
      <p>
        <Parts parts={compareWords(before.body, after.body)} />
      </p>
    </div>
  );
}

const Parts = ({ parts }: { parts: readonly DiffPart[] }) =>
  parts.map(({ text, kind }, place) => {
    if (kind === 'added') return <ins key={place}>{text}</ins>;
    if (kind === 'removed') return <del key={place}>{text}</del>;
    return <span key={place}>{text}</span>;
  });
