import { Anchor, Badge, Button, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../../api/errors';
import { createWebhook, webhooksQuery } from '../../../api/alerts/webhooks';
import type { AlertConfig, Webhook } from '../../../api/alerts/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { hostName } from '../../../ui/text/format';
import { SkeletonRows } from '../../../ui/layout/states';
import { useCheckedText } from '../../../ui/forms/useCheckedText';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { useIsTeamAdmin } from '../../../widgets/useOwnRole';
import { showMessage } from '../../../widgets/undo';
import { urlProblem } from '../../../widgets/webhook-url';
import classes from './Delivery.module.css';

/** The endpoints that get the matches of an alert, and a form for a Slack channel. Only admins see them. */
export function WebhooksSection({ alert }: { alert: AlertConfig }) {
  const isAdmin = useIsTeamAdmin();
  return (
    <section className={classes.section} aria-labelledby="webhooks">
      <Title order={2} size="h4" id="webhooks">
        Slack and webhooks
      </Title>
      {isAdmin === null && <SkeletonRows count={2} height={44} label="Loading the webhooks" />}
      {isAdmin === true && <Endpoints alert={alert} />}
      {isAdmin === false && <Text size="sm">Send matches to Slack or to your own endpoint. Team admins set this up.</Text>}
    </section>
  );
}

function Endpoints({ alert }: { alert: AlertConfig }) {
  const { data, isPending, isError, error, refetch } = useQuery(webhooksQuery);
  if (isPending) return <SkeletonRows count={2} height={44} label="Loading the webhooks" />;
  if (isError) return <ErrorState title={toApiError(error).isAccessDenied ? 'Your plan has no webhooks' : 'Couldn’t load the webhooks'} error={error} onRetry={() => void refetch()} />;
  const reached = data.webhooks.filter(({ alertConfigId, eventTypes }) => (alertConfigId === null || alertConfigId === alert.id) && (eventTypes.length === 0 || eventTypes.includes('alert_match')));
  return (
    <>
      {reached.length === 0 ? (
        <Text size="sm">This alert doesn’t send to any endpoint yet.</Text>
      ) : (
        <ul className={classes.rows} aria-label="Endpoints">
          {reached.map((webhook) => (
            <Endpoint key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <SlackForm alertId={alert.id} />
      <Text size="sm">
        <Anchor component={AppLink} href={paths.webhooks()} inherit underline="always">
          Add or change signed webhooks
        </Anchor>{' '}
        in the settings of the team.
      </Text>
    </>
  );
}

const Endpoint = ({ webhook: { id, kind, url, description, enabled, alertConfigId } }: { webhook: Webhook }) => (
  <li>
    <span>
      <AppLink href={paths.webhooks({ webhook: id })}>{description || hostName(url)}</AppLink> <Text span size="sm" c="dimmed">{kind === 'slack' ? 'Slack' : 'Webhook'}{alertConfigId === null && ', all alerts'}</Text>
    </span>
    <Badge component="span" variant="light" color={enabled ? 'green' : 'gray'} tt="none">
      {enabled ? 'On' : 'Off'}
    </Badge>
  </li>
);

function SlackForm({ alertId }: { alertId: string }) {
  const queryClient = useQueryClient();
  const { text, setText, show, field, onSubmit } = useCheckedText(urlProblem);
  const create = useMutation({
    mutationFn: () => createWebhook({ kind: 'slack', url: text.trim(), eventTypes: ['alert_match'], alertConfigId: alertId }),
    onSuccess: () => {
      setText('');
      showMessage('Slack channel added');
      return queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });
    },
    onError: (error) => show(toApiError(error).details[0]?.message ?? toApiError(error).message),
  });
  return (
    <form noValidate className={classes.add} onSubmit={onSubmit(() => create.mutate())} aria-label="Add a Slack channel">
      <TextInput label="Slack webhook" placeholder="https://hooks.slack.com/services/…" type="url" autoComplete="off" {...field} />
      <Button type="submit" variant="light" loading={create.isPending}>
        Add channel
      </Button>
    </form>
  );
}
