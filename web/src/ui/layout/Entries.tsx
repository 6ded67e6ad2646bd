import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Entries.module.css';

interface EntryListProps {
  label?: string;
  children: ReactNode;
}

/** Short entries below each other: what is due, what happened. */
export const EntryList = ({ label, children }: EntryListProps) => (
  <ul className={classes.list} aria-label={label}>
    {children}
  </ul>
);

interface EntryProps {
  /** When it was, or how many there are. */
  aside: ReactNode;
  children: ReactNode;
}

export const Entry = ({ aside, children }: EntryProps) => (
  <li className={classes.entry}>
    <span>{children}</span>
    <Text span size="sm" c="dimmed">
      {aside}
    </Text>
  </li>
);
