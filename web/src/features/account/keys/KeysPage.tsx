import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiKeysQuery, meQuery } from '../../../api/queries';
import { EmptyState, SkeletonRows } from '../../../ui/states';
import { SettingsLayout } from '../SettingsLayout';
import classes from '../Settings.module.css';
import { ErrorState } from '../../../widgets/ErrorState';
import { KeyRow } from './KeyRow';
import { NewKeyForm } from './NewKeyForm';
import { KeySecretPanel } from './KeySecretPanel';

/** Spec 2: /app/team-settings/developers. */
export function KeysPage() {
  return (
    <SettingsLayout title="Developers" signInReason="API keys belong to an account.">
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
        A key lets a program use Earshot for you: send it in the header <code>Authorization</code>. The calls are described in the{' '}
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
          Your plan has no API access; keys come with the plans business and agency. Keys that you made before can be revoked here, and work again once the plan allows it.
        </Text>
      )}
      <section aria-labelledby="keys">
        <Title order={2} size="h4" id="keys" mb="sm">
          Your keys
        </Title>
        {isPending && <SkeletonRows count={2} label="Loading your keys" />}
        {isError && <ErrorState title="Your keys could not be loaded" error={error} onRetry={() => void refetch()} />}
        {data?.apiKeys.length === 0 && (
          <EmptyState title="No keys yet">
            <Text c="dimmed">Keys that you make are listed here, with when they were last used.</Text>
          </EmptyState>
        )}
        {data && data.apiKeys.length > 0 && (
          <ul className={classes.list}>
            {data.apiKeys.map((apiKey) => (
              <KeyRow key={apiKey.id} apiKey={apiKey} onKeyCreated={onKeyCreated} />
            ))}
          </ul>
        )}
      </section>
    </Stack>
  );
}
