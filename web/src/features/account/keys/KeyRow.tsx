import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { revokeApiKey, rotateApiKey } from '../../../api/actions';
import { apiKeysQuery } from '../../../api/queries';
import type { ApiKey } from '../../../api/types';
import { TimeAgo } from '../../../ui/TimeAgo';
import { ConfirmPanel } from '../ConfirmPanel';
import { needsProof } from '../refusals';
import { ErrorState } from '../../../widgets/ErrorState';
import { isValid, OVERLAP_HOURS, scopesOf, standingOf } from './keys';

interface KeyRowProps {
  apiKey: ApiKey;
  onMade: (secret: string, name: string) => void;
}

/** A key, and what can be done to it. Both acts are asked twice: neither can be taken back. */
export function KeyRow({ apiKey, onMade }: KeyRowProps) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'rotate' | 'revoke' | null>(null);
  const onSettled = () => {
    setAsked(null);
    return queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
  };
  const rotate = useMutation({ mutationFn: rotateApiKey, onSuccess: ({ secret, apiKey: made }) => onMade(secret, made.name), onSettled });
  const revoke = useMutation({ mutationFn: revokeApiKey, onSettled });
  const standing = standingOf(apiKey);
  const error = rotate.error ?? revoke.error;
  return (
    <Paper withBorder radius="lg" p="md" bg="var(--surface)" component="li">
      <Stack gap="xs">
        <Group justify="space-between" gap="sm">
          <Group gap="sm">
            <Text fw={650}>{apiKey.name}</Text>
            <Badge variant="light" color={standing.color}>
              {standing.label}
            </Badge>
          </Group>
          <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
            {apiKey.prefix}…
          </Text>
        </Group>
        <Text size="sm" c="dimmed">
          {scopesOf(apiKey)} · {standing.detail} · made <TimeAgo value={apiKey.createdAt} /> · {apiKey.lastUsedAt ? <>last used <TimeAgo value={apiKey.lastUsedAt} /></> : 'never used'}
        </Text>
        {isValid(apiKey) && asked === null && (
          <Group gap="sm">
            {apiKey.state === 'active' && (
              <Button size="xs" variant="light" onClick={() => setAsked('rotate')} aria-label={`Rotate ${apiKey.name}`}>
                Rotate
              </Button>
            )}
            <Button size="xs" variant="light" color="red" onClick={() => setAsked('revoke')} aria-label={`Revoke ${apiKey.name}`}>
              Revoke
            </Button>
          </Group>
        )}
        {asked === 'rotate' && (
          <Question
            text={`You get a new key. This one goes on working for ${OVERLAP_HOURS} hours, so that your programs can change over.`}
            act="Rotate the key"
            color="brand"
            isPending={rotate.isPending}
            onAct={() => rotate.mutate(apiKey.id)}
            onLeave={() => setAsked(null)}
          />
        )}
        {asked === 'revoke' && (
          <Question
            text="It stops working at once, for every program that uses it. This cannot be undone."
            act="Revoke the key"
            color="red.9"
            isPending={revoke.isPending}
            onAct={() => revoke.mutate(apiKey.id)}
            onLeave={() => setAsked(null)}
          />
        )}
        {needsProof(rotate.error) && <ConfirmPanel onConfirmed={() => rotate.mutate(apiKey.id)} />}
        {error && !needsProof(error) && <ErrorState title="The key was not changed" error={error} />}
      </Stack>
    </Paper>
  );
}

interface QuestionProps {
  text: string;
  act: string;
  color: string;
  isPending: boolean;
  onAct: () => void;
  onLeave: () => void;
}

function Question({ text, act, color, isPending, onAct, onLeave }: QuestionProps) {
  return (
    <Stack gap="xs" role="group" aria-label={act}>
      <Text size="sm">{text}</Text>
      <Group gap="sm">
        <Button size="xs" color={color} loading={isPending} onClick={onAct} autoFocus>
          {act}
        </Button>
        <Button size="xs" variant="default" onClick={onLeave}>
          Leave it as it is
        </Button>
      </Group>
    </Stack>
  );
}
