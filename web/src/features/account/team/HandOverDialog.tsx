import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeRole, type TeamUser, teamUsersQuery } from '../../../api/lists/members';
import { Dialog } from '../../../ui/Dialog';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { needsConfirmation } from '../confirmation-errors';
import { ConfirmIdentityPanel } from '../ConfirmIdentityPanel';
import { memberName } from './member-rules';

interface HandOverDialogProps {
  member: TeamUser;
  onClose: () => void;
}

/** Makes another member the owner. The former owner cannot undo it, so the server may require a code. */
export function HandOverDialog({ member, onClose }: HandOverDialogProps) {
  const queryClient = useQueryClient();
  const name = memberName(member);
  const handOver = useMutation({
    mutationFn: () => changeRole(member.id, 'owner'),
    onSuccess: () => {
      onClose();
      showMessage(`${name} is now the owner. You’re an admin.`);
      return queryClient.invalidateQueries({ queryKey: teamUsersQuery.queryKey });
    },
  });
  const isConfirming = needsConfirmation(handOver.error);
  return (
    <Dialog onClose={onClose} title={`Transfer ownership to ${name}?`}>
      <Stack gap="md">
        <Text>Only the owner can change the plan or delete the team. You’ll become an admin, and only {name} can make you the owner again.</Text>
        {isConfirming && <ConfirmIdentityPanel submitLabel="Transfer ownership" onConfirmed={() => handOver.mutate()} />}
        {handOver.isError && !isConfirming && <ErrorState title="Ownership wasn’t transferred" error={handOver.error} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          {!isConfirming && (
            <Button color="red.9" loading={handOver.isPending} onClick={() => handOver.mutate()}>
              Transfer ownership
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
