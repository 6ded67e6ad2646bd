import { Menu, UnstyledButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportContact } from '../../api/actions';
import { toApiError } from '../../api/errors';
import { contactsQuery } from '../../api/queries';
import type { ReportReason } from '../../api/types';
import classes from './Contacts.module.css';

interface ReportContactProps {
  slug: string;
  contact: string;
}

const REASONS: readonly (readonly [ReportReason, string])[] = [
  ['bounced', 'Email bounced'],
  ['wrong-person', 'Reaches the wrong person'],
  ['outdated', 'No longer used'],
  ['other', 'Other reason'],
];

/** Reports a contact as wrong, and shows the server's message. */
export function ReportContact({ slug, contact }: ReportContactProps) {
  const queries = useQueryClient();
  const report = useMutation({
    mutationFn: (reason: ReportReason) => reportContact(slug, contact, reason),
    onSuccess: () => queries.invalidateQueries({ queryKey: contactsQuery(slug).queryKey }),
  });
  return (
    <span className={classes.reportGroup}>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <UnstyledButton className={classes.report} disabled={report.isPending}>
            Report as wrong
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {REASONS.map(([reason, words]) => (
            <Menu.Item key={reason} onClick={() => report.mutate(reason)}>
              {words}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <span role="status">
        {report.isSuccess && report.data.message}
        {report.isError && toApiError(report.error).message}
      </span>
    </span>
  );
}
