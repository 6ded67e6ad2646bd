import classes from '../Projects.module.css';

interface NotesChangeProps {
  before: string | null;
  after: string | null;
}

/** The notes before and after a change, so that a text that someone replaced can be read again. Older changes have no texts. */
export function NotesChange({ before, after }: NotesChangeProps) {
  if (!before && !after) return null;
  return (
    <details className={classes.notesChange}>
      <summary>Show the texts</summary>
      <dl>
        <dt>Before</dt>
        <dd>{before ?? 'No notes'}</dd>
        <dt>After</dt>
        <dd>{after ?? 'No notes'}</dd>
      </dl>
    </details>
  );
}
