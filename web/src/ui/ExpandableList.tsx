import { type ReactNode, useState } from 'react';
import classes from './ExpandableList.module.css';

interface ExpandableListProps<Item> {
  items: readonly Item[];
  initialCount: number;
  /** What the items are, several of them. */
  noun: string;
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first of a list, and a button for the rest where there is one. */
export function ExpandableList<Item>({ items, initialCount, noun, children }: ExpandableListProps<Item>) {
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <>
      {children(isExpanded ? items : items.slice(0, initialCount))}
      {items.length > initialCount && (
        <button type="button" className={classes.toggle} onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? `Show fewer ${noun}` : `Show all ${items.length} ${noun}`}
        </button>
      )}
    </>
  );
}
