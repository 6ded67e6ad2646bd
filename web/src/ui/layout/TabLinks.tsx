import type { ReactNode } from 'react';
import { AppLink } from '../navigation/AppLink';
import classes from './TabLinks.module.css';

interface TabLinksProps {
  /** What the tabs are parts of. */
  label: string;
  tabs: readonly { href: string; label: string; isCurrent: boolean }[];
  /** What stands at the end of the line. */
  children?: ReactNode;
}

/** Links to the parts of a page. On a phone they scroll sideways. */
export function TabLinks({ label: subject, tabs, children }: TabLinksProps) {
  return (
    <div className={classes.line}>
      <nav aria-label={subject}>
        <ul className={classes.tabs}>
          {tabs.map(({ href, label, isCurrent }) => (
            <li key={href}>
              <AppLink href={href} aria-current={isCurrent ? 'page' : undefined} resetScroll={false}>
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
