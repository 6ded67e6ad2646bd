import { IconLock } from '@tabler/icons-react';
import { needOf, type Plan } from '../plans';
import classes from './Filters.module.css';

interface FilterLabelProps {
  text: string;
  /** The plan that opens the filter, when the reader's own does not. */
  lockedFor: Plan | null;
}

export function FilterLabel({ text, lockedFor }: FilterLabelProps) {
  if (lockedFor === null) return text;
  return (
    <span className={classes.locked}>
      {text}
      <span className={classes.need} title={`Needs ${needOf(lockedFor)}`}>
        <IconLock size={13} aria-hidden="true" /> {needOf(lockedFor).replace(/^a /, '')}
      </span>
    </span>
  );
}
