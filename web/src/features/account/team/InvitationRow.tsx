import { Badge, Button, Group, Paper, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Invitation, invitationsQuery, resendInvitation, revokeInvitation } from '../../../api/lists/members';
import { formatDay } from '../../../ui/text/format';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { showFailure, showMessage } from '../../../widgets/undo';
import { ROLE_LABELS } from './member-rules';
import classes from './Team.module.css';

export function InvitationRow({ invitation: { id, email, role, state, sentAt, expiresAt } }: { invitation: Invitation }) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
  const resend = useMutation({
    mutationFn: () => resendInvitation(id),
    onSuccess: () => showMessage(`A new link is on its way to ${email}`),
    onError: (error) => showFailure('The invitation wasn’t sent again', error),
    onSettled: refresh,
  });
  const revoke = useMutation({
    mutationFn: () => revokeInvitation(id),
    onSuccess: () => showMessage(`Invitation to ${email} revoked`),
    onError: (error) => showFailure('The invitation wasn’t revoked', error),
    onSettled: refresh,
  });
  return (
    <Paper component="li" withBorder radius="md" p="md" className={classes.row}>
      <div className={classes.person}>
        <Text fw={600}>
          {email} {state === 'expired' && <Badge component="span" color="orange" variant="light">Expired</Badge>}
        </Text>
        <Text size="sm" c="dimmed">
          {ROLE_LABELS[role] ?? role}, invited <TimeAgo value={sentAt} />
          {state !== 'expired' && `, link valid until ${formatDay(expiresAt)}`}
        </Text>
      </div>
      <Group gap="sm">
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate()} aria-label={`Resend to ${email}`}>
          Resend
        </Button>
        <Button variant="default" loading={revoke.isPending} onClick={() => revoke.mutate()} aria-label={`Revoke the invitation to ${email}`}>
          Revoke
        </Button>
      </Group>
    </Paper>
  );
}
