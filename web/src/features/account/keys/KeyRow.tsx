import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { revokeApiKey, rotateApiKey } from '../../../api/actions';
import { apiKeysQuery } from '../../../api/queries';
import type { ApiKey } from '../../../api/types';
import { Confirmation } from '../../../ui/dialogs/Confirmation';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { ConfirmIdentityPanel } from '../ConfirmIdentityPanel';
import { needsConfirmation } from '../confirmation-errors';
import { ErrorState } from '../../../widgets/ErrorState';
import { describeScopes, isUsable, keyStatusOf, ROTATION_OVERLAP_HOURS } from './keys';

interface KeyRowProps {
  apiKey: ApiKey;
  onKeyCreated: (secret: string, name: string) => void;
}

/** An API key with its actions. Neither can be undone: rotation needs a second click, revocation a typed word. */
export function KeyRow({ apiKey, onKeyCreated }: KeyRowProps) {
  const queryClient = useQueryClient();
  const [pendingAction, setPendingAction] = useState<'rotate' | 'revoke' | null>(null);
  const onSettled = () => {
    setPendingAction(null);
    return queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
  };
  const rotate = useMutation({ mutationFn: rotateApiKey, onSuccess: ({ secret, apiKey: newKey }) => onKeyCreated(secret, newKey.name), onSettled });
  const revoke = useMutation({ mutationFn: revokeApiKey, onSettled });
  const status = keyStatusOf(apiKey);
  const error = rotate.error ?? revoke.error;
  return (
    <Paper withBorder radius="lg" p="md" bg="var(--surface)" component="li">
      <Stack gap="xs">
        <Group justify="space-between" gap="sm">
          <Group gap="sm">
            <Text fw={650}>{apiKey.name}</Text>
            <Badge variant="light" color={status.color}>
              {status.label}
            </Badge>
          </Group>
          <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
            {apiKey.prefix}…
          </Text>
        </Group>
        <Text size="sm" c="dimmed">
          {describeScopes(apiKey)} · {status.detail} · created <TimeAgo value={apiKey.createdAt} /> · {apiKey.lastUsedAt ? <>last used <TimeAgo value={apiKey.lastUsedAt} /></> : 'never used'}
        </Text>
        {isUsable(apiKey) && pendingAction === null && (
          <Group gap="sm">
            {apiKey.state === 'active' && (
              <Button size="xs" variant="light" onClick={() => setPendingAction('rotate')} aria-label={`Rotate ${apiKey.name}`}>
                Rotate
              </Button>
            )}
            <Button size="xs" variant="light" color="red" onClick={() => setPendingAction('revoke')} aria-label={`Revoke ${apiKey.name}`}>
              Revoke
            </Button>
          </Group>
        )}
        {pendingAction === 'rotate' && (
          <Confirmation
            text={`You’ll get a new key. The old one keeps working for ${ROTATION_OVERLAP_HOURS} hours, so that you can update your programs.`}
            label="Rotate key"
            isPending={rotate.isPending}
            onConfirm={() => rotate.mutate(apiKey.id)}
            onCancel={() => setPendingAction(null)}
          />
        )}
        {pendingAction === 'revoke' && (
          <Confirmation
            text="The key stops working immediately for every program that uses it. This can’t be undone."
            label="Revoke key"
            word="revoke"
            isDangerous
            isPending={revoke.isPending}
            onConfirm={() => revoke.mutate(apiKey.id)}
            onCancel={() => setPendingAction(null)}
          />
        )}
        {needsConfirmation(rotate.error) && <ConfirmIdentityPanel onConfirmed={() => rotate.mutate(apiKey.id)} />}
        {error && !needsConfirmation(error) && <ErrorState title="The key wasn’t changed" error={error} />}
      </Stack>
    </Paper>
  );
}
