import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/queries';
import type { PodcastContacts } from '../../api/types';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import classes from './Contacts.module.css';
import { isAre, describeLockedContacts } from './locked-contacts';

interface LockedContactsProps {
  locked: PodcastContacts['locked'];
}

/** What there is beyond the plan, in figures: the plan that shows it is named, nothing is hinted at. */
export function LockedContacts({ locked }: LockedContactsProps) {
  const { data: me } = useQuery(meQuery);
  const summary = describeLockedContacts(locked);
  if (locked.plan === null) return null;
  return (
    <div className={classes.locked} role="note">
      <IconLock size={17} stroke={1.7} aria-hidden="true" />
      {summary === null ? (
        <p>No contact is known beyond what your plan shows.</p>
      ) : (
        <p>
          {summary} {isAre(locked)} known, each with where and when it was seen. Contacts are part of the plan <strong className={classes.plan}>{locked.plan}</strong>.
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
