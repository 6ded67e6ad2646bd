import { Badge, Button, Group, Paper, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alertsQuery } from '../../../api/alerts/configs';
import { deleteWebhook, rotateWebhookSecret, testWebhook, updateWebhook } from '../../../api/alerts/webhooks';
import type { Webhook } from '../../../api/alerts/types';
import { Confirmation } from '../../../ui/dialogs/Confirmation';
import { formatDateTime, joinAnd } from '../../../ui/text/format';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { ConfirmIdentityPanel } from '../ConfirmIdentityPanel';
import { needsConfirmation } from '../confirmation-errors';
import { ErrorState } from '../../../widgets/ErrorState';
import { showFailure, showMessage } from '../../../widgets/undo';
import { DeliveryLog } from './DeliveryLog';
import styles from './Webhooks.module.css';
import { eventLabel, outcomeOf, statusOf } from './webhook-text';
import type { NewSecret } from './WebhookSecretPanel';

interface WebhookRowProps {
  webhook: Webhook;
  isLogInitiallyOpen: boolean;
  onSecret: (secret: NewSecret) => void;
}

type PendingAction = 'rotate' | 'delete';

/** A webhook with its actions. Neither a new secret nor deletion can be undone: one needs a second click, the other a typed word. */
export function WebhookRow({ webhook, isLogInitiallyOpen, onSecret }: WebhookRowProps) {
  const queryClient = useQueryClient();
  const { id, url, kind, description, enabled, lastSuccessAt, lastFailureAt, previousSecretValidUntil, version } = webhook;
  const name = description || url;
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null);
  const [isLogOpen, setIsLogOpen] = useState(isLogInitiallyOpen);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['webhooks'] });
  const onSettled = () => (setPendingAction(null), refresh());
  const toggle = useMutation({
    mutationFn: (isOn: boolean) => updateWebhook(id, { enabled: isOn }, version),
    onError: (error) => showFailure('The webhook wasn’t changed', error),
    onSettled: refresh,
  });
  const rotate = useMutation({ mutationFn: () => rotateWebhookSecret(id), onSuccess: ({ secret }) => secret && onSecret({ url, secret, isRotation: true }), onSettled });
  const remove = useMutation({ mutationFn: () => deleteWebhook(id), onSuccess: () => showMessage('Webhook deleted'), onSettled });
  const test = useMutation({
    mutationFn: () => testWebhook(id),
    onSettled: () => {
      setIsLogOpen(true);
      return refresh();
    },
  });
  const status = statusOf(webhook);
  const error = rotate.error ?? remove.error ?? test.error;
  return (
    <Paper withBorder radius="lg" p="md" bg="var(--surface)" component="li" aria-label={name}>
      <Stack gap="xs">
        <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
          <div style={{ minWidth: 0 }}>
            {description && <Text fw={650}>{description}</Text>}
            <span className={styles.url}>{url}</span>
          </div>
          <Group gap="sm" wrap="nowrap" flex="none">
            <Badge variant="light" color={status.color} tt="none">
              {status.label}
            </Badge>
            <Switch aria-label={`${name} is on`} checked={toggle.isPending ? toggle.variables : enabled} disabled={toggle.isPending} onChange={(event) => toggle.mutate(event.currentTarget.checked)} />
          </Group>
        </Group>
        <Scope webhook={webhook} />
        <Text size="sm" c="dimmed">
          {lastSuccessAt ? <>Last delivery <TimeAgo value={lastSuccessAt} /></> : 'Nothing delivered yet'}
          {lastFailureAt && <>, last failure <TimeAgo value={lastFailureAt} /></>}
          {previousSecretValidUntil && <>, old secret valid until {formatDateTime(previousSecretValidUntil)}</>}
        </Text>
        {status.detail && <Text size="sm">{status.detail}</Text>}
        {pendingAction === null && (
          <Group gap="sm">
            <Button size="xs" variant="light" loading={test.isPending} aria-label={`Send test to ${name}`} onClick={() => test.mutate()}>
              Send test
            </Button>
            <Button size="xs" variant="light" aria-expanded={isLogOpen} aria-label={`Log of ${name}`} onClick={() => setIsLogOpen(!isLogOpen)}>
              Log
            </Button>
            {kind === 'standard' && (
              <Button size="xs" variant="light" aria-label={`Rotate secret of ${name}`} onClick={() => setPendingAction('rotate')}>
                Rotate secret
              </Button>
            )}
            <Button size="xs" variant="light" color="red" aria-label={`Delete ${name}`} onClick={() => setPendingAction('delete')}>
              Delete
            </Button>
          </Group>
        )}
        {test.data && (
          <Text size="sm" role="status">
            {test.data.delivery.state === 'delivered' ? 'The test arrived' : 'The test failed'} ({outcomeOf(test.data.delivery)}).
          </Text>
        )}
        {pendingAction === 'rotate' && (
          <Confirmation
            text="You’ll get a new secret. Deliveries are signed with both for 24 hours."
            label="Rotate secret"
            isPending={rotate.isPending}
            onConfirm={() => rotate.mutate()}
            onCancel={() => setPendingAction(null)}
          />
        )}
        {pendingAction === 'delete' && (
          <Confirmation
            text="The endpoint gets no more events, and its log is deleted. This can’t be undone."
            label="Delete webhook"
            word="delete"
            isDangerous
            isPending={remove.isPending}
            onConfirm={() => remove.mutate()}
            onCancel={() => setPendingAction(null)}
          />
        )}
        {needsConfirmation(rotate.error) && <ConfirmIdentityPanel onConfirmed={() => rotate.mutate()} />}
        {error && !needsConfirmation(error) && <ErrorState title={test.error ? 'The test wasn’t sent' : 'The webhook wasn’t changed'} error={error} />}
        {isLogOpen && <DeliveryLog webhookId={id} name={name} />}
      </Stack>
    </Paper>
  );
}

/** The events that it gets, and the alert that they come from. */
function Scope({ webhook: { kind, eventTypes, alertConfigId } }: { webhook: Webhook }) {
  const { data } = useQuery(alertsQuery);
  const alert = data?.alertConfigs.find(({ id }) => id === alertConfigId);
  const events = eventTypes.length === 0 ? 'All events' : joinAnd(eventTypes.map(eventLabel));
  return (
    <div className="dotted">
      <Text span size="sm">
        {kind === 'slack' ? 'Slack message' : 'JSON, signed'}
      </Text>
      <Text span size="sm">
        {events}
      </Text>
      <Text span size="sm">
        {alertConfigId === null ? 'All alerts' : `Alert “${alert?.alertName ?? 'deleted'}”`}
      </Text>
    </div>
  );
}
