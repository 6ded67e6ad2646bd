import { Button } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { spendOnContacts } from '../../api/actions';
import { fromUnknown } from '../../api/errors';
import { contactsQuery } from '../../api/queries';
import type { PodcastContacts } from '../../api/types';
import classes from './Contacts.module.css';
import { costOf, isAre, moreContacts } from './more-contacts';

interface UnspentContactsProps {
  slug: string;
  locked: PodcastContacts['locked'];
  allowance: NonNullable<PodcastContacts['allowance']>;
}

/** What the plan shows for one of its contacts of the month: how much it is and what it costs, before it is spent. */
export function UnspentContacts({ slug, locked, allowance }: UnspentContactsProps) {
  const queries = useQueryClient();
  const spend = useMutation({
    mutationFn: () => spendOnContacts(slug),
    onSuccess: (data) => queries.setQueryData(contactsQuery(slug).queryKey, data),
  });
  const more = moreContacts(locked);
  const { canSpend, text } = costOf(allowance);
  if (more === null) return null;
  return (
    <div className={classes.locked} role="note">
      <IconLockOpen size={17} stroke={1.7} aria-hidden="true" />
      <p>
        {more} {isAre(locked)} known, each with where and when it was seen.{' '}
        <span className="numbers" id="contacts-cost">
          {text}
        </span>
      </p>
      <Button size="xs" variant="light" disabled={!canSpend} loading={spend.isPending} aria-describedby="contacts-cost" onClick={() => spend.mutate()}>
        Show all contacts
      </Button>
      {spend.isError && (
        <span role="alert" className={classes.refusal}>
          {fromUnknown(spend.error).message}
        </span>
      )}
    </div>
  );
}
