import { Button, Group, Paper, Select, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createApiKey } from '../../../api/actions';
import { apiKeysQuery } from '../../../api/queries';
import { useCheckedText } from '../../../ui/forms/useCheckedText';
import { ConfirmIdentityPanel } from '../ConfirmIdentityPanel';
import { needsConfirmation } from '../confirmation-errors';
import { ErrorState } from '../../../widgets/ErrorState';
import { EXPIRY_OPTIONS, validateKeyName } from './keys';

interface NewKeyFormProps {
  onKeyCreated: (secret: string, name: string) => void;
}

/** Creates an API key with a name, scopes and an expiration. */
export function NewKeyForm({ onKeyCreated }: NewKeyFormProps) {
  const queryClient = useQueryClient();
  const name = useCheckedText(validateKeyName);
  const [canWrite, setCanWrite] = useState(false);
  const [expiry, setExpiry] = useState('90');
  const create = useMutation({
    mutationFn: createApiKey,
    onSuccess: ({ secret, apiKey }) => {
      name.setText('');
      onKeyCreated(secret, apiKey.name);
      void queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
    },
  });

  const submit = name.onSubmit((text) => {
    const expiresInDays = EXPIRY_OPTIONS.find(({ value }) => value === expiry)?.days ?? null;
    create.mutate({ name: text, scopes: canWrite ? ['read', 'write'] : ['read'], expiresInDays });
  });

  return (
    <Paper withBorder radius="lg" p="lg" bg="var(--surface)" component="section" aria-labelledby="new-key">
      <Title order={2} size="h4" id="new-key">
        Create API key
      </Title>
      <form noValidate onSubmit={submit}>
        <Stack gap="md" mt="sm">
          <TextInput label="Name" description="What the key is for, such as the program that uses it." required withAsterisk={false} {...name.field} />
          <Select
            label="Expires after"
            data={EXPIRY_OPTIONS.map(({ value, label }) => ({ value, label }))}
            value={expiry}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
            onChange={(value) => value && setExpiry(value)}
          />
          <Switch
            label="Allow writes"
            description="Without this, the key can only read and search. No key can create other keys."
            checked={canWrite}
            onChange={(event) => setCanWrite(event.currentTarget.checked)}
          />
          <Group>
            <Button type="submit" loading={create.isPending}>
              Create API key
            </Button>
          </Group>
          {create.isError && !needsConfirmation(create.error) && <ErrorState title="The key wasn’t created" error={create.error} />}
          <Text size="sm" c="dimmed">
            A key acts on your behalf and uses your plan’s searches. Treat it like a password.
          </Text>
        </Stack>
      </form>
      {needsConfirmation(create.error) && <ConfirmIdentityPanel onConfirmed={() => create.variables && create.mutate(create.variables)} />}
    </Paper>
  );
}
