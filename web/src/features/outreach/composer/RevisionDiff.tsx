import { DiffParts } from '../../../ui/DiffParts';
import type { PitchText } from '../pitch-text';
import classes from './Composer.module.css';

interface RevisionDiffProps {
  before: PitchText;
  after: PitchText;
}

/** The changes from the previous saved text. */
export function RevisionDiff({ before, after }: RevisionDiffProps) {
  return (
    <div className={classes.diff}>
      <p className={classes.diffSubject}>
        <DiffParts before={before.subject} after={after.subject} />
      </p>
      <p>
        <DiffParts before={before.body} after={after.body} />
      </p>
    </div>
  );
}
