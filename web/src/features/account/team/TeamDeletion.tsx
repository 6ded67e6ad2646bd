import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteTeam, type Team } from '../../../api/lists/members';
import { meQuery } from '../../../api/queries';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { Section } from '../../../ui/layout/Section';
import { useCheckedText } from '../../../ui/forms/useCheckedText';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { needsConfirmation } from '../confirmation-errors';
import { ConfirmIdentityPanel } from '../ConfirmIdentityPanel';
import { DownloadFirst } from '../DownloadFirst';

interface TeamDeletionProps {
  team: Team;
  hasOthers: boolean;
  /** Whether the reader has no other team. */
  isOnlyTeam: boolean;
}

/** Deletes the team, after its name was typed. The server refuses it for the only team of someone who works alone. */
export function TeamDeletion({ team, hasOthers, isOnlyTeam }: TeamDeletionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isRefused = isOnlyTeam && !hasOthers;
  return (
    <Section title="Delete team">
      <Text size="sm" c="dimmed" mb="sm">
        {isRefused
          ? 'This is your only team, and it has no other members. It’s deleted with your account.'
          : 'Its lists, saved searches, API keys and invitations are deleted immediately. This can’t be undone.'}{' '}
        {!isRefused && <DownloadFirst />}
      </Text>
      {!isRefused && (
        <Button variant="light" color="red" onClick={() => setIsOpen(true)}>
          Delete team
        </Button>
      )}
      {isOpen && <TeamDeletionDialog team={team} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}

function TeamDeletionDialog({ team: { name }, onClose }: { team: Team; onClose: () => void }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { text, field, onSubmit } = useCheckedText((typed) => (typed.trim() === name.trim() ? null : 'This doesn’t match the team’s name'));
  const deletion = useMutation({
    mutationFn: () => deleteTeam(text.trim()),
    onSuccess: async (me) => {
      // All cached responses belong to the deleted team.
      queryClient.clear();
      queryClient.setQueryData(meQuery.queryKey, me);
      await router.navigate({ href: paths.app(), replace: true });
      showMessage(`Team “${name}” deleted`);
    },
  });
  const isConfirming = needsConfirmation(deletion.error);
  // A running deletion cannot be canceled, so the dialog stays open until it shows the outcome.
  const close = () => {
    if (!deletion.isPending) onClose();
  };
  return (
    <Dialog onClose={close} title={`Delete ${name}?`}>
      <Stack gap="md">
        <Text>Members will lose access to its lists, and client links will stop working. Your other teams aren’t affected.</Text>
        <form noValidate onSubmit={onSubmit(() => deletion.mutate())}>
          <Stack gap="md">
            <TextInput data-autofocus label="Team name" description={`Type ${name} to confirm.`} autoComplete="off" {...field} />
            {!isConfirming && (
              <Group justify="flex-end" gap="sm">
                <Button variant="default" disabled={deletion.isPending} onClick={close}>
                  Cancel
                </Button>
                <Button type="submit" color="red.9" loading={deletion.isPending}>
                  Delete permanently
                </Button>
              </Group>
            )}
          </Stack>
        </form>
        {isConfirming && <ConfirmIdentityPanel submitLabel="Confirm and delete" onConfirmed={() => deletion.mutate()} />}
        {deletion.isError && !isConfirming && <ErrorState title="The team wasn’t deleted" error={deletion.error} />}
      </Stack>
    </Dialog>
  );
}
