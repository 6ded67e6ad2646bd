import { Highlight } from '../../../ui/Highlight';
import classes from './Results.module.css';

interface FragmentsProps {
  /** Pieces of a description around what matched. */
  of: readonly string[] | null | undefined;
}

const LEAD = 32;

/** Where the words stand in a description; the table has room for the first place. */
export function Fragments({ of }: FragmentsProps) {
  const [first] = of ?? [];
  return first === undefined ? null : (
    <span className={classes.fragment}>
      <Highlight source={first} lead={LEAD} />
    </span>
  );
}
