import { Button, Group, Paper, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Passkey, passkeysQuery, removePasskey } from '../../../api/account/passkeys';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { ErrorState } from '../../../widgets/ErrorState';

/** A passkey of the reader. Removing it needs a second click, because it can’t be undone. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: removePasskey,
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
  return (
    <Paper withBorder radius="lg" p="md" bg="var(--surface)" component="li">
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={650} style={{ overflowWrap: 'anywhere' }}>
            {passkey.name}
          </Text>
          <Text size="sm" c="dimmed">
            Added <TimeAgo value={passkey.createdAt} display="day" /> · {passkey.lastUsedAt ? <>last used <TimeAgo value={passkey.lastUsedAt} /></> : 'never used'}
          </Text>
        </div>
        {isAsking ? (
          <Group gap="sm" role="group" aria-label={`Remove ${passkey.name}?`}>
            <Button size="xs" color="red.9" autoFocus loading={remove.isPending} onClick={() => remove.mutate(passkey.id)}>
              Remove passkey
            </Button>
            <Button size="xs" variant="default" onClick={() => setIsAsking(false)}>
              Cancel
            </Button>
          </Group>
        ) : (
          <Button size="xs" variant="light" color="red" onClick={() => setIsAsking(true)} aria-label={`Remove ${passkey.name}`}>
            Remove
          </Button>
        )}
      </Group>
      {remove.isError && <ErrorState title="The passkey wasn’t removed" error={remove.error} />}
    </Paper>
  );
}
