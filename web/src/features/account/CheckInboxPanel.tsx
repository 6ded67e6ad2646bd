import { Anchor, Container, Divider, Paper, Text, Title } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { signInWithCode } from '../../api/actions';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { CodeForm } from './CodeForm';

interface CheckInboxPanelProps {
  children: ReactNode;
  /** Where another mail is asked for. */
  resendPath: string;
}

/** Where to look for the mail, and the place for its code: the mail may be opened on another device than this. */
export function CheckInboxPanel({ children, resendPath }: CheckInboxPanelProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const signIn = useMutation({
    mutationFn: signInWithCode,
    onSuccess: () => {
      // Everything that was read before was read as somebody else.
      queryClient.clear();
      void router.navigate({ href: paths.app(), replace: true });
    },
  });
  return (
    <Container size={520} py={56}>
      <Paper withBorder radius="lg" p="xl" bg="var(--surface)">
        <IconMailCheck size={40} stroke={1.4} aria-hidden="true" />
        <Title order={1} size="h2" mt="sm">
          Look into your mail
        </Title>
        <Text mt="sm">{children}</Text>
        <Divider my="lg" />
        <Text mb="sm">Is the mail on another device? Type its code here, within ten minutes.</Text>
        <CodeForm submitLabel="Go on with the code" isPending={signIn.isPending} error={signIn.error} onSubmit={signIn.mutate} />
        <Text c="dimmed" mt="lg" size="sm">
          Nothing there? Look among the unwanted mail, or{' '}
          <Anchor component={AppLink} href={resendPath} underline="always" inherit>
            ask for another mail
          </Anchor>
          .
        </Text>
      </Paper>
    </Container>
  );
}
