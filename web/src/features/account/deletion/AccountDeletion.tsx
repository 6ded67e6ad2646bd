import { Button, Paper, SimpleGrid, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteAccount } from '../../../api/actions';
import { meQuery } from '../../../api/queries';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { Section } from '../../../ui/layout/Section';
import { paths } from '../../../urls/paths';
import { DownloadFirst } from '../DownloadFirst';
import { DeletionForm } from './DeletionForm';

const DELETED = [
  'Your email address, profile, photo and sessions',
  'Your API keys. Programs that use them stop working.',
  'Your contact reports, usage and activity',
  'Teams without other members. Any other team that you own passes to its next admin, or to the member who joined first.',
];
const KEPT = ['Your team’s usage until the current period ends', 'A record of the emails we sent you, for seven days', 'Copies in backups, until they are replaced'];

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
    <Section title="Delete account">
      <Text size="sm" c="dimmed" mb="sm">
        This takes effect immediately and can’t be undone. <DownloadFirst />
      </Text>
      <Paper withBorder radius="lg" p="lg" bg="var(--surface)">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" mb="lg">
          <Points title="What we delete" points={DELETED} />
          <Points title="What we keep" points={KEPT} />
        </SimpleGrid>
        <Button variant="light" color="red" onClick={open}>
          Delete account
        </Button>
      </Paper>
      <Dialog title="Delete your account" isOpen={isOpen} onClose={close}>
        <DeletionForm email={email} isPending={deletion.isPending} error={deletion.error} onDelete={deletion.mutate} onCancel={close} />
      </Dialog>
    </Section>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <Text component="h3" size="sm" fw={650} m={0} mb={6}>
        {title}
      </Text>
      <ul className="bullets">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
