import { Anchor, Badge, Button, Group, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { recipientsQuery, resendConfirmation, resubscribe } from '../../../api/alerts/delivery';
import type { AlertConfig, Recipient } from '../../../api/alerts/types';
import { meQuery } from '../../../api/queries';
import { AppLink } from '../../../ui/navigation/AppLink';
import { formatUpcoming } from '../../../ui/text/format';
import { SkeletonRows } from '../../../ui/layout/states';
import { useNow } from '../../../ui/text/useNow';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { showFailure, showMessage } from '../../../widgets/undo';
import { fieldsOf } from '../alert-fields';
import { describeDigest } from '../digest-text';
import classes from './Delivery.module.css';

const STATES: Readonly<Record<Recipient['state'], { label: string; color: string }>> = {
  active: { label: 'Receiving emails', color: 'green' },
  pending: { label: 'Not confirmed yet', color: 'orange' },
  unsubscribed: { label: 'Unsubscribed', color: 'gray' },
  paused: { label: 'Turned off in their settings', color: 'gray' },
  rejected: { label: 'Rejected by the mail server', color: 'red' },
};

/** The digests of an alert: when the next one is due, and who gets it. */
export function MailSection({ alert }: { alert: AlertConfig }) {
  const nowMs = useNow();
  const { data, isPending, isError, error, refetch } = useQuery(recipientsQuery(alert.id));
  const digest = fieldsOf(alert);
  return (
    <section className={classes.section} aria-labelledby="mail">
      <Title order={2} size="h4" id="mail">
        Email
      </Title>
      <Text size="sm">
        {describeDigest(digest)}
        {data?.nextDigestAt && digest.digest !== 'none' && `. Next ${formatUpcoming(Date.parse(data.nextDigestAt), nowMs)}`}.{' '}
        <Anchor component={AppLink} href={paths.alert(alert.id, { tab: 'settings' })} inherit underline="always">
          Change
        </Anchor>
      </Text>
      {digest.digest !== 'none' && (
        <>
          {isPending && <SkeletonRows count={2} height={44} label="Loading the addresses" />}
          {isError && <ErrorState title="Couldn’t load the addresses" error={error} onRetry={() => void refetch()} />}
          {data && (
            <ul className={classes.rows} aria-label="Addresses">
              {data.recipients.map((recipient) => (
                <RecipientRow key={recipient.email} alertId={alert.id} recipient={recipient} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

function RecipientRow({ alertId, recipient: { email, state } }: { alertId: string; recipient: Recipient }) {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const refresh = () => queryClient.invalidateQueries({ queryKey: recipientsQuery(alertId).queryKey });
  const resend = useMutation({
    mutationFn: () => resendConfirmation(alertId, email),
    onSuccess: () => (showMessage(`We sent ${email} a new link`), refresh()),
    onError: (error) => showFailure('The email wasn’t sent', error),
  });
  const subscribe = useMutation({
    mutationFn: () => resubscribe(alertId),
    onSuccess: () => (showMessage('You’re subscribed to this alert’s emails again'), refresh()),
    onError: (error) => showFailure('Nothing was changed', error),
  });
  const { label, color } = STATES[state];
  const isOwn = me?.user?.email.toLowerCase() === email.toLowerCase();
  return (
    <li>
      <span>{email}</span>
      <Group gap="xs">
        <Badge component="span" variant="light" color={color} tt="none">
          {label}
        </Badge>
        {state === 'pending' && (
          <Button size="compact-sm" variant="light" loading={resend.isPending} aria-label={`Send again to ${email}`} onClick={() => resend.mutate()}>
            Send again
          </Button>
        )}
        {state === 'unsubscribed' && isOwn && (
          <Button size="compact-sm" variant="light" loading={subscribe.isPending} onClick={() => subscribe.mutate()}>
            Subscribe again
          </Button>
        )}
      </Group>
    </li>
  );
}
