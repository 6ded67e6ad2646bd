import { Anchor, Container, Divider, Paper, Text, Title } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { signInWithCode } from '../../api/actions';
import { AppLink } from '../../ui/navigation/AppLink';
import { openPage } from '../../ui/navigation/open-page';
import { returnPath } from '../../widgets/return-path';
import { CodeForm } from './CodeForm';

interface CheckInboxPanelProps {
  children: ReactNode;
  /** Where the reader requests another email. */
  resendPath: string;
  /** Where the reader is led who came from no other page. */
  startPath: string;
}

/** Shown after an email was sent. The reader can enter its code, because the email may be open on another device. */
export function CheckInboxPanel({ children, resendPath, startPath }: CheckInboxPanelProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const signIn = useMutation({
    mutationFn: signInWithCode,
    onSuccess: () => {
      // The cache holds responses for another caller.
      queryClient.clear();
      openPage(router, returnPath.take() ?? startPath, { replace: true });
    },
  });
  return (
    <Container size={520} py={56}>
      <Paper withBorder radius="lg" p="xl" bg="var(--surface)">
        <IconMailCheck size={40} stroke={1.4} aria-hidden="true" />
        <Title order={1} size="h2" mt="sm">
          Check your inbox
        </Title>
        <Text mt="sm">{children}</Text>
        <Divider my="lg" />
        <Text mb="sm">Reading the email on another device? Enter its code here within 10 minutes.</Text>
        <CodeForm submitLabel="Continue" isPending={signIn.isPending} error={signIn.error} onSubmit={signIn.mutate} />
        <Text c="dimmed" mt="lg" size="sm">
          No email? Check your spam folder, or{' '}
          <Anchor component={AppLink} href={resendPath} underline="always" inherit>
            request another email
          </Anchor>
          .
        </Text>
      </Paper>
    </Container>
  );
}
