import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { toApiError } from '../../../api/errors';
import { webhooksQuery } from '../../../api/alerts/webhooks';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Section } from '../../../ui/layout/Section';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { paths } from '../../../urls/paths';
import { type QueryString, readText } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
import { managesMembers, useOwnRole } from '../../../widgets/useOwnRole';
import { SettingsLayout } from '../SettingsLayout';
import classes from '../Settings.module.css';
import { NewWebhookForm } from './NewWebhookForm';
import { WebhookRow } from './WebhookRow';
import { type NewSecret, WebhookSecretPanel } from './WebhookSecretPanel';

/** `/app/team-settings/developers/webhooks` (spec 2): endpoints that get the team's events. */
export function WebhooksPage() {
  return (
    <SettingsLayout title="Webhooks">
      <WebhookSections />
    </SettingsLayout>
  );
}

function WebhookSections() {
  const role = useOwnRole();
  if (role === null) return <SkeletonRows count={2} label="Loading webhooks" />;
  if (!managesMembers(role)) return <Text role="note">Only admins and the owner of your team can see and change webhooks.</Text>;
  return <Webhooks />;
}

function Webhooks() {
  const query: QueryString = useSearch({ strict: false });
  const { data, isPending, isError, error, refetch } = useQuery(webhooksQuery);
  const [newSecret, setNewSecret] = useState<NewSecret | null>(null);
  if (isPending) return <SkeletonRows count={2} label="Loading webhooks" />;
  if (isError) return <ErrorState title={toApiError(error).isAccessDenied ? 'Your plan has no webhooks' : 'Couldn’t load your webhooks'} error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="xl">
      <Text>
        Earshot posts each event to your endpoint within minutes, signed according to{' '}
        <Anchor href="https://www.standardwebhooks.com" target="_blank" rel="noopener noreferrer" underline="always" inherit>
          Standard Webhooks
        </Anchor>
        . Failed deliveries are retried for 40 hours. You can also poll the{' '}
        <Anchor component={AppLink} href={paths.apiDocs({ call: 'getUpdates' })} underline="always" inherit>
          API
        </Anchor>{' '}
        for the same events.
      </Text>
      {newSecret && <WebhookSecretPanel key={newSecret.secret} newSecret={newSecret} onDone={() => setNewSecret(null)} />}
      <NewWebhookForm onSecret={setNewSecret} />
      <Section title="Your webhooks">
        {data.webhooks.length === 0 ? (
          <EmptyState title="No webhooks yet">
            <Text c="dimmed">Webhooks you add appear here, with a log of their deliveries.</Text>
          </EmptyState>
        ) : (
          <ul className={classes.list}>
            {data.webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} isLogInitiallyOpen={webhook.id === readText(query.webhook)} onSecret={setNewSecret} />
            ))}
          </ul>
        )}
      </Section>
    </Stack>
  );
}
