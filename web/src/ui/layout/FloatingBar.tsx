import type { ReactNode } from 'react';
import classes from './FloatingBar.module.css';

interface FloatingBarProps {
  label: string;
  isHidden?: boolean;
  children: ReactNode;
}

/** What can be done with the selected rows. It stays at the bottom of the window. */
export const FloatingBar = ({ label, isHidden = false, children }: FloatingBarProps) => (
  <section className={classes.bar} data-hidden={isHidden || undefined} aria-label={label}>
    {children}
  </section>
);
