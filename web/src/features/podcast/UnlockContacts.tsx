import { Button } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unlockContacts } from '../../api/actions';
import { toApiError } from '../../api/errors';
import { contactsQuery } from '../../api/queries';
import type { PodcastContacts } from '../../api/types';
import classes from './Contacts.module.css';
import { describeLockedContacts, describeQuota } from './locked-contacts';

interface UnlockContactsProps {
  slug: string;
  locked: PodcastContacts['locked'];
  quota: NonNullable<PodcastContacts['allowance']>;
}

/** Offers to unlock all contacts, with their number and cost. Unlocking uses one contact request of the plan. */
export function UnlockContacts({ slug, locked, quota }: UnlockContactsProps) {
  const queries = useQueryClient();
  const unlock = useMutation({
    mutationFn: () => unlockContacts(slug),
    onSuccess: (data) => queries.setQueryData(contactsQuery(slug).queryKey, data),
  });
  const summary = describeLockedContacts(locked);
  const { canSpend, text } = describeQuota(quota);
  if (summary === null) return null;
  return (
    <div className={classes.locked} role="note">
      <IconLockOpen size={17} stroke={1.7} aria-hidden="true" />
      <p>
        {summary} available, with source and date.{' '}
        <span className="numbers" id="contacts-cost">
          {text}
        </span>
      </p>
      <Button size="xs" variant="light" disabled={!canSpend} loading={unlock.isPending} aria-describedby="contacts-cost" onClick={() => unlock.mutate()}>
        Show all contacts
      </Button>
      {unlock.isError && (
        <span role="alert" className={classes.error}>
          {toApiError(unlock.error).message}
        </span>
      )}
    </div>
  );
}
