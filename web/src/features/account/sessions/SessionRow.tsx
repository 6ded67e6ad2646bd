import { Badge, Button, Group, Paper, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endSession } from '../../../api/actions';
import { sessionsQuery } from '../../../api/queries';
import type { Session } from '../../../api/types';
import { TimeAgo } from '../../../ui/TimeAgo';
import { ErrorState } from '../../../widgets/ErrorState';

/** Somewhere the reader is signed in. This session is ended by signing out. */
export function SessionRow({ session }: { session: Session }) {
  const queryClient = useQueryClient();
  const name = session.device ?? 'Unknown device';
  const end = useMutation({
    mutationFn: endSession,
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <Paper withBorder radius="lg" p="md" bg="var(--surface)" component="li">
      <Group justify="space-between" gap="sm">
        <div>
          <Group gap="sm">
            <Text fw={650}>{name}</Text>
            {session.isThis && <Badge variant="light">This one</Badge>}
          </Group>
          <Text size="sm" c="dimmed">
            Since <TimeAgo value={session.createdAt} display="day" /> · last used <TimeAgo value={session.lastUsedAt} /> · ends <TimeAgo value={session.endsAt} display="day" />
          </Text>
        </div>
        {!session.isThis && (
          <Button size="xs" variant="light" color="red" loading={end.isPending} onClick={() => end.mutate(session.id)} aria-label={`End the session: ${name}`}>
            End
          </Button>
        )}
      </Group>
      {end.isError && <ErrorState title="The session was not ended" error={end.error} />}
    </Paper>
  );
}
