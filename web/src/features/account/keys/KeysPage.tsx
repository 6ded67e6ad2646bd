import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiKeysQuery, meQuery } from '../../../api/queries';
import { Section } from '../../../ui/layout/Section';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { SettingsLayout } from '../SettingsLayout';
import classes from '../Settings.module.css';
import { ErrorState } from '../../../widgets/ErrorState';
import { PlansLink } from '../../../widgets/PlansLink';
import { KeyRow } from './KeyRow';
import { NewKeyForm } from './NewKeyForm';
import { KeySecretPanel } from './KeySecretPanel';

/** `/app/team-settings/developers` (spec 2). */
export function KeysPage() {
  return (
    <SettingsLayout title="Developers">
      <ApiKeys />
    </SettingsLayout>
  );
}

function ApiKeys() {
  const me = useQuery(meQuery);
  const { data, isPending, isError, error, refetch } = useQuery(apiKeysQuery);
  const [newSecret, setNewSecret] = useState<{ secret: string; name: string } | null>(null);
  const onKeyCreated = (secret: string, name: string) => setNewSecret({ secret, name });
  return (
    <Stack gap="xl">
      <Text>
        Programs use Earshot with an API key: send it in the <code>Authorization</code> header. All endpoints are described in the{' '}
        <Anchor href="/openapi.json" underline="always" inherit>
          OpenAPI document
        </Anchor>
        .
      </Text>
      {newSecret && <KeySecretPanel key={newSecret.secret} {...newSecret} onDone={() => setNewSecret(null)} />}
      {me.data?.limits.apiAccess ? (
        <NewKeyForm onKeyCreated={onKeyCreated} />
      ) : (
        <Text role="note">
          Your plan has no API access. API keys come with the Business and Agency plans. You can still revoke existing keys; they work again once your plan includes API access.{' '}
          <PlansLink />
        </Text>
      )}
      <Section title="Your API keys">
        {isPending && <SkeletonRows count={2} label="Loading your API keys" />}
        {isError && <ErrorState title="Couldn’t load your API keys" error={error} onRetry={() => void refetch()} />}
        {data?.apiKeys.length === 0 && (
          <EmptyState title="No API keys yet">
            <Text c="dimmed">Keys you create appear here, with the time of their last use.</Text>
          </EmptyState>
        )}
        {data && data.apiKeys.length > 0 && (
          <ul className={classes.list}>
            {data.apiKeys.map((apiKey) => (
              <KeyRow key={apiKey.id} apiKey={apiKey} onKeyCreated={onKeyCreated} />
            ))}
          </ul>
        )}
      </Section>
    </Stack>
  );
}
