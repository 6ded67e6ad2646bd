import { type ReactNode, useState } from 'react';
import classes from './FirstOf.module.css';

interface FirstOfProps<Item> {
  items: readonly Item[];
  few: number;
  /** What the items are, several of them. */
  nouns: string;
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first of a list, and a button for the rest where there is one. */
export function FirstOf<Item>({ items, few, nouns, children }: FirstOfProps<Item>) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      {children(showsAll ? items : items.slice(0, few))}
      {items.length > few && (
        <button type="button" className={classes.more} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? `Show fewer ${nouns}` : `Show all ${items.length} ${nouns}`}
        </button>
      )}
    </>
  );
}
