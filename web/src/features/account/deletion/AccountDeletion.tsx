import { Button, Modal, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteAccount } from '../../../api/actions';
import { meQuery } from '../../../api/queries';
import { paths } from '../../../app/paths';
import { DeletionForm } from './DeletionForm';

/** Lists what a deletion removes and what we keep (docs/security.md), and opens the dialog that deletes the account. */
export function AccountDeletion() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data } = useQuery(meQuery);
  const [isOpen, setIsOpen] = useState(false);
  const deletion = useMutation({
    mutationFn: deleteAccount,
    onSuccess: () => {
      queryClient.clear();
      return router.navigate({ href: paths.signIn({ message: 'account-deleted' }), replace: true });
    },
  });
  const open = () => {
    deletion.reset();
    setIsOpen(true);
  };
  // A running deletion cannot be canceled, so the dialog stays open until it shows the outcome.
  const close = () => {
    if (!deletion.isPending) setIsOpen(false);
  };
  const email = data?.user?.email;
  if (!email) return null;
  return (
    <section aria-labelledby="deletion">
      <Title order={2} size="h4" id="deletion" mb={4}>
        Delete account
      </Title>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" c="dimmed">
          Your account is deleted immediately and can’t be restored.
        </Text>
        <Text size="sm">
          <strong>Deleted:</strong> your email address, sessions, API keys, contact reports, daily usage and activity. Programs that use your keys stop working. A team without
          other members is deleted too; a team that you own passes to its next admin, or to the member who joined first.
        </Text>
        <Text size="sm">
          <strong>Kept:</strong> your team’s usage until the current period ends, a record of the emails we sent you for seven days, and copies in backups.
        </Text>
        <Button variant="light" color="red" onClick={open}>
          Delete account
        </Button>
      </Stack>
      <Modal.Root opened={isOpen} onClose={close} size="md">
        <Modal.Overlay />
        <Modal.Content radius="lg" aria-label="Delete your account">
          <Modal.Header component="div">
            <Modal.Title component="h2" fw={650}>
              Delete your account
            </Modal.Title>
            <Modal.CloseButton aria-label="Close" />
          </Modal.Header>
          <Modal.Body>
            <DeletionForm email={email} isPending={deletion.isPending} error={deletion.error} onDelete={deletion.mutate} onCancel={close} />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </section>
  );
}
