import { type ReactNode, useState } from 'react';
import classes from './ExpandableList.module.css';

interface ExpandableListProps<Item> {
  items: readonly Item[];
  initialCount: number;
  /** The plural noun for the items: "charts". */
  noun: string;
  children: (shown: readonly Item[]) => ReactNode;
}

/** Shows the first items of a list, and a button that shows the rest. */
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
