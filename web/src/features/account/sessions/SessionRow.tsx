import { Badge, Button, Group, Paper, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endSession } from '../../../api/actions';
import { sessionsQuery } from '../../../api/queries';
import type { Session } from '../../../api/types';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { ErrorState } from '../../../widgets/ErrorState';

/** A session of the reader. The current one has no button: signing out ends it. */
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
            {session.isThis && <Badge variant="light">This device</Badge>}
          </Group>
          <Text size="sm" c="dimmed">
            Signed in <TimeAgo value={session.createdAt} display="day" /> · last used <TimeAgo value={session.lastUsedAt} /> · expires <TimeAgo value={session.endsAt} display="day" />
          </Text>
        </div>
        {!session.isThis && (
          <Button size="xs" variant="light" color="red" loading={end.isPending} onClick={() => end.mutate(session.id)} aria-label={`End session: ${name}`}>
            End session
          </Button>
        )}
      </Group>
      {end.isError && <ErrorState title="The session wasn’t ended" error={end.error} />}
    </Paper>
  );
}
