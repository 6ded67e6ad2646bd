import { Badge, Button, Group, NativeSelect, Paper, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { changeRole, removeMember, type TeamUser, teamUsersQuery } from '../../../api/lists/members';
import type { Role } from '../../../api/lists/types';
import { meQuery } from '../../../api/queries';
import { Photo } from '../../../ui/media/Photo';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { ConfirmDialog } from '../../../widgets/ConfirmDialog';
import { showFailure, showMessage } from '../../../widgets/undo';
import { HandOverDialog } from './HandOverDialog';
import { canChangeRole, canHandOver, canRemove, memberName, ROLE_LABELS } from './member-rules';
import classes from './Team.module.css';

interface MemberRowProps {
  member: TeamUser;
  /** The reader; undefined if the list does not have them. */
  self: TeamUser | undefined;
}

const HAND_OVER = 'owner';

export function MemberRow({ member, self }: MemberRowProps) {
  const queryClient = useQueryClient();
  const [isHandingOver, setIsHandingOver] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const name = memberName(member);
  const isSelf = member.id === self?.id;
  const change = useMutation({
    mutationFn: (role: Role) => changeRole(member.id, role),
    onSuccess: ({ user }) => showMessage(`${name} is now ${user.role === 'admin' ? 'an admin' : 'a member'}`),
    onError: (error) => showFailure('The role wasn’t changed', error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: teamUsersQuery.queryKey }),
  });
  const choose = (role: string) => {
    if (role === HAND_OVER) setIsHandingOver(true);
    else change.mutate(role as Role);
  };
  return (
    <Paper component="li" withBorder radius="md" p="md" className={classes.row}>
      <Photo name={name} path={member.photoPath} size={38} />
      <div className={classes.person}>
        <Text fw={600}>
          {name} {isSelf && <Badge component="span" variant="light">You</Badge>}
        </Text>
        <Text size="sm" c="dimmed">
          {name !== member.email && <>{member.email}, </>}joined <TimeAgo value={member.joinedAt} display="day" />
        </Text>
      </div>
      <Group gap="sm">
        {self && canChangeRole(self, member) ? (
          <NativeSelect
            aria-label={`Role of ${name}`}
            value={change.isPending ? change.variables : member.role}
            disabled={change.isPending}
            onChange={(event) => choose(event.currentTarget.value)}
            data={[{ value: 'admin', label: ROLE_LABELS.admin }, { value: 'member', label: ROLE_LABELS.member }, ...(canHandOver(self, member) ? [{ value: HAND_OVER, label: 'Transfer ownership…' }] : [])]}
          />
        ) : (
          <Text size="sm">{ROLE_LABELS[member.role] ?? member.role}</Text>
        )}
        {self && canRemove(self, member) && (
          <Button variant="default" onClick={() => setIsRemoving(true)} aria-label={isSelf ? undefined : `Remove ${name}`}>
            {isSelf ? 'Leave team' : 'Remove'}
          </Button>
        )}
      </Group>
      {isHandingOver && <HandOverDialog member={member} onClose={() => setIsHandingOver(false)} />}
      {isRemoving && <RemovalDialog member={member} isSelf={isSelf} onClose={() => setIsRemoving(false)} />}
    </Paper>
  );
}

interface RemovalDialogProps {
  member: TeamUser;
  isSelf: boolean;
  onClose: () => void;
}

function RemovalDialog({ member, isSelf, onClose }: RemovalDialogProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const name = memberName(member);
  const remove = useMutation({
    mutationFn: () => removeMember(member.id),
    onSuccess: async ({ message }) => {
      onClose();
      showMessage(message);
      if (!isSelf) return queryClient.invalidateQueries({ queryKey: teamUsersQuery.queryKey });
      // The session acts for another team from now on.
      await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      return router.navigate({ href: paths.app() });
    },
  });
  return (
    <ConfirmDialog
      title={isSelf ? 'Leave this team?' : `Remove ${name}?`}
      text={
        isSelf
          ? 'You’ll lose access to its lists immediately. Your work stays with the team. An admin can invite you again.'
          : `${name} will immediately lose access to the team’s lists, and their API keys and private alert feeds for this team will stop working. Their work stays, and so do client links and webhooks.`
      }
      action={isSelf ? 'Leave team' : 'Remove'}
      isPending={remove.isPending}
      failure={{ title: isSelf ? 'You’re still in the team' : `${name} wasn’t removed`, error: remove.error }}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
