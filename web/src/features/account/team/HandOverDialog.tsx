import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeRole, type TeamUser, teamUsersQuery } from '../../../api/lists/members';
import { ConfirmDialog } from '../../../widgets/ConfirmDialog';
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
    <ConfirmDialog
      title={`Transfer ownership to ${name}?`}
      text={`Only the owner can change the plan or delete the team. You’ll become an admin, and only ${name} can make you the owner again.`}
      action={isConfirming ? null : 'Transfer ownership'}
      isPending={handOver.isPending}
      failure={isConfirming ? null : { title: 'Ownership wasn’t transferred', error: handOver.error }}
      onConfirm={() => handOver.mutate()}
      onClose={onClose}
    >
      {isConfirming && <ConfirmIdentityPanel submitLabel="Transfer ownership" onConfirmed={() => handOver.mutate()} />}
    </ConfirmDialog>
  );
}
