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

/** Makes another member the owner. The former owner cannot take it back, so the server may require a code. */
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
    <Dialog onClose={onClose} title={`Make ${name} the owner?`}>
      <Stack gap="md">
        <Text>Only the owner can change the plan or delete the team. You become an admin, and only {name} can give the team back.</Text>
        {isConfirming && <ConfirmIdentityPanel submitLabel="Make owner" onConfirmed={() => handOver.mutate()} />}
        {handOver.isError && !isConfirming && <ErrorState title="The team wasn’t handed over" error={handOver.error} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          {!isConfirming && (
            <Button color="red.9" loading={handOver.isPending} onClick={() => handOver.mutate()}>
              Make owner
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
