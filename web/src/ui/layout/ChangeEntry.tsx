import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ChangeEntry.module.css';
import { TimeAgo } from '../text/TimeAgo';

interface ChangeEntryProps {
  who: string;
  /** What the person did. */
  text: string;
  at: string;
  wasUndone: boolean;
  fields: readonly { label: string; before: string; after: string }[];
  /** Further controls. */
  children?: ReactNode;
}

/** An entry of a history: who changed what, and when, with the values of the fields before and after. */
export const ChangeEntry = ({ who, text, at, wasUndone, fields, children }: ChangeEntryProps) => (
  <li className={classes.change}>
    <div className={classes.head}>
      <span>
        <strong>{who}</strong> {text}
        {wasUndone && ', later undone'}
      </span>
      <Text span size="sm" c="dimmed">
        <TimeAgo value={at} />
      </Text>
    </div>
    {fields.length > 0 && (
      <dl className="pairs">
        {fields.map(({ label, before, after }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              {before} → {after}
            </dd>
          </div>
        ))}
      </dl>
    )}
    {children}
  </li>
);

export const ChangeList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={classes.list} aria-label={label}>
    {children}
  </ul>
);
