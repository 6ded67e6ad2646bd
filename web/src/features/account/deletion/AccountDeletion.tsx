import { Button, Modal, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteAccount } from '../../../api/actions';
import { meQuery } from '../../../api/queries';
import { paths } from '../../../app/paths';
import { DeletionForm } from './DeletionForm';

/** Says what a deletion takes and what it leaves (docs/security.md), and opens the dialog that does it. */
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
  // A deletion that is under way cannot be canceled: the dialog stays to say how it ends.
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
          Your account is deleted at once and cannot be restored.
        </Text>
        <Text size="sm">
          <strong>Deleted:</strong> your address, sessions, API keys, reports of contacts, daily usage, and the record of your activity. Programs that use your keys stop
          working. A team without other members is deleted too; a team that you own and share goes to its next admin, or else to the member who joined first.
        </Text>
        <Text size="sm">
          <strong>Kept:</strong> what your team has used of its limits, until the current period ends; the record of mails sent to you, with your address, for seven days; and
          copies in backups.
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
