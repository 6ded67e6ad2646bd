import { Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import type { Plan } from './plans';
import classes from './Search.module.css';

interface FilterGroupProps {
  label: string;
  /** The plan that opens the filters, when the reader's own does not. */
  lockedFor: 'free' | 'individual' | null;
  plan: Plan;
  children: ReactNode;
}

/** Filters that not every plan has, with what opens them. */
export function FilterGroup({ label, lockedFor, plan, children }: FilterGroupProps) {
  return (
    <div role="group" aria-label={label} className={classes.lockable} data-locked={lockedFor !== null || undefined}>
      {lockedFor !== null && (
        <p className={classes.lock}>
          <IconLock size={15} aria-hidden="true" />
          {lockedFor === 'free' ? (
            <AppLink href={paths.signIn({ source: 'filters' })}>Needs a free account: sign in to use it.</AppLink>
          ) : plan === 'public' ? (
            <AppLink href={paths.signIn({ source: 'filters' })}>Needs a paid plan: sign in if you have one.</AppLink>
          ) : (
            <span>Needs a paid plan; yours is the {plan} plan.</span>
          )}
        </p>
      )}
      <Stack gap="md">{children}</Stack>
    </div>
  );
}
