import { Badge, Button, Group, NativeSelect, Text } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { deliveriesQuery, deliveryQuery, replayDelivery } from '../../../api/alerts/webhooks';
import type { Delivery, DeliveryState } from '../../../api/alerts/types';
import { formatCount, formatDateTime, plural } from '../../../ui/text/format';
import { SkeletonRows } from '../../../ui/layout/states';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { ErrorState } from '../../../widgets/ErrorState';
import { PagedItems } from '../../../widgets/PagedItems';
import { showFailure, showMessage } from '../../../widgets/undo';
import { eventLabel, outcomeOf, prettyBody, STATE_LABELS } from './webhook-text';
import classes from './Webhooks.module.css';

const STATES: readonly DeliveryState[] = ['queued', 'delivered', 'failed', 'canceled'];

/** The deliveries of a webhook, newest first. */
export function DeliveryLog({ webhookId, name }: { webhookId: string; name: string }) {
  const [state, setState] = useState<DeliveryState | null>(null);
  const query = useInfiniteQuery(deliveriesQuery(webhookId, state));
  return (
    <section className={classes.deliveries} aria-label={`Deliveries to ${name}`}>
      <Group justify="space-between" gap="sm" mb={4}>
        <NativeSelect
          size="xs"
          aria-label="Delivery state"
          value={state ?? ''}
          data={[{ value: '', label: 'All deliveries' }, ...STATES.map((each) => ({ value: each, label: STATE_LABELS[each].label }))]}
          onChange={(event) => setState(STATES.find((each) => each === event.currentTarget.value) ?? null)}
        />
        <Button size="xs" variant="subtle" onClick={() => void query.refetch()}>
          Refresh
        </Button>
      </Group>
      <PagedItems query={query} itemsOf={({ deliveries }) => deliveries} what="the log" more="older deliveries" skeleton={{ count: 3, height: 44 }} empty={<NoDeliveries isFiltered={state !== null} />}>
        {(deliveries) => (
          <ol className={classes.log}>
            {deliveries.map((delivery) => (
              <DeliveryItem key={delivery.id} webhookId={webhookId} delivery={delivery} />
            ))}
          </ol>
        )}
      </PagedItems>
    </section>
  );
}

const NoDeliveries = ({ isFiltered }: { isFiltered: boolean }) => (
  <Text size="sm" c="dimmed">
    {isFiltered ? 'No deliveries in this state.' : 'Nothing sent yet. Send a test to try your endpoint.'}
  </Text>
);

function DeliveryItem({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const queryClient = useQueryClient();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const replay = useMutation({
    mutationFn: () => replayDelivery(webhookId, delivery.id),
    onSuccess: () => showMessage('Event sent again, under the same ID'),
    onError: (error) => showFailure('The event wasn’t sent again', error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['webhooks', webhookId] }),
  });
  const { label, color } = STATE_LABELS[delivery.state];
  return (
    <li>
      <div className={classes.delivery}>
        <span className="dotted">
          <Badge component="span" variant="light" color={color} tt="none">
            {label}
          </Badge>
          <Text span size="sm">
            {delivery.isTest ? 'Test' : eventLabel(delivery.eventType)}
          </Text>
          <Text span size="sm" c="dimmed">
            <TimeAgo value={delivery.createdAt} />
          </Text>
          {!delivery.lastError && (
            <Text span size="sm" c="dimmed">
              {outcomeOf(delivery)}
            </Text>
          )}
          {delivery.attemptCount > 1 && (
            <Text span size="sm" c="dimmed">
              {plural(delivery.attemptCount, 'attempt')}
            </Text>
          )}
        </span>
        <Group gap="xs">
          <Button size="compact-sm" variant="subtle" aria-expanded={isOpen} aria-controls={id} aria-label={`Details of ${delivery.id}`} onClick={() => setIsOpen(!isOpen)}>
            Details
          </Button>
          {!delivery.isTest && (
            <Button size="compact-sm" variant="light" loading={replay.isPending} aria-label={`Send again ${delivery.id}`} onClick={() => replay.mutate()}>
              Send again
            </Button>
          )}
        </Group>
      </div>
      {delivery.lastError && !isOpen && (
        <Text size="sm" c="dimmed">
          {outcomeOf(delivery)}
        </Text>
      )}
      <div id={id} hidden={!isOpen} className={classes.details}>
        {isOpen && <DeliveryDetails webhookId={webhookId} deliveryId={delivery.id} nextAttemptAt={delivery.nextAttemptAt} />}
      </div>
    </li>
  );
}

function DeliveryDetails({ webhookId, deliveryId, nextAttemptAt }: { webhookId: string; deliveryId: string; nextAttemptAt: string | null }) {
  const { data, isPending, isError, error, refetch } = useQuery(deliveryQuery(webhookId, deliveryId));
  if (isPending) return <SkeletonRows count={2} height={32} label="Loading the delivery" />;
  if (isError) return <ErrorState title="Couldn’t load the delivery" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Text size="sm" mb={4}>
        <code>webhook-id</code>: <code>{deliveryId}</code>
        {nextAttemptAt && `. Next attempt: ${formatDateTime(nextAttemptAt)}`}
      </Text>
      {data.attempts.length > 0 && (
        <ol className="bullets" aria-label="Attempts">
          {data.attempts.map(({ number, at, durationMs, status, error: reason, response }) => (
            <li key={number}>
              {formatDateTime(at)}: {outcomeOf({ lastStatus: status, lastError: reason, attemptCount: 1 })}, {formatCount(durationMs)} ms
              {response && (
                <>
                  {' '}
                  <code>{response.slice(0, 300)}</code>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be reachable by keyboard */}
      <pre className={classes.body} role="region" aria-label={`Body of ${deliveryId}`} tabIndex={0}>
        {prettyBody(data.body)}
      </pre>
    </>
  );
}
