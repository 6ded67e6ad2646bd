import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/queries';
import type { PodcastContacts } from '../../api/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { paths } from '../../urls/paths';
import { PlansLink } from '../../widgets/PlansLink';
import classes from './Contacts.module.css';
import { describeLockedContacts } from './locked-contacts';

interface LockedContactsProps {
  locked: PodcastContacts['locked'];
}

/** Counts the contacts that the plan does not show, and names the plan that does. */
export function LockedContacts({ locked }: LockedContactsProps) {
  const { data: me } = useQuery(meQuery);
  const summary = describeLockedContacts(locked);
  if (locked.plan === null) return null;
  return (
    <div className={classes.locked} role="note">
      <IconLock size={17} stroke={1.7} aria-hidden="true" />
      {summary === null ? (
        <p>We have no other contacts for this podcast.</p>
      ) : (
        <p>
          {summary} available, with source and date. Contacts are part of the <strong className={classes.plan}>{locked.plan}</strong> plan. <PlansLink />
        </p>
      )}
      {me && !me.user && summary !== null && (
        <Button component={AppLink} href={paths.signIn()} variant="default" size="xs">
          Sign in
        </Button>
      )}
    </div>
  );
}
