import { Button, Container, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AppLink } from '../../ui/navigation/AppLink';
import { openPage } from '../../ui/navigation/open-page';
import { useTitle } from '../../ui/layout/useTitle';
import { readText } from '../../urls/query-string';
import { ErrorState } from '../../widgets/ErrorState';
import { returnPath } from '../../widgets/return-path';

interface MailLinkPageProps {
  title: string;
  text: string;
  submitLabel: string;
  submitKey: (key: string) => Promise<unknown>;
  /** Where the reader is led who came from no other page. */
  startPath: string;
  /** The path of this page without the key. */
  pathWithoutKey: string;
  /** Where the reader requests a new link. */
  requestLinkPath: string;
}

/**
 * The page of a link in an email. Opening it does not use the link, because mail scanners open links too; the button
 * does. Afterwards the key is removed from the URL, so that it stays neither in the history nor on the screen.
 */
export function MailLinkPage({ title, text, submitLabel, submitKey, startPath, pathWithoutKey, requestLinkPath }: MailLinkPageProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const search = useSearch({ strict: false });
  const [key] = useState(() => readText(search.key));
  useTitle(title);
  const redeem = useMutation({
    mutationFn: submitKey,
    onSuccess: () => {
      // The cache holds responses for another caller.
      queryClient.clear();
      openPage(router, returnPath.take() ?? startPath, { replace: true });
    },
    onError: () => void router.navigate({ href: pathWithoutKey, replace: true }),
  });
  return (
    <Container size={460} py={56}>
      <Stack gap="md">
        <Paper withBorder radius="lg" p="xl" bg="var(--surface)">
          <Title order={1} size="h2">
            {title}
          </Title>
          {key && !redeem.isError ? (
            <>
              <Text c="dimmed" mt={6} mb="lg">
                {text}
              </Text>
              <Button size="md" fullWidth loading={redeem.isPending} onClick={() => redeem.mutate(key)}>
                {submitLabel}
              </Button>
            </>
          ) : (
            <>
              <Text mt={6} mb="lg">
                {redeem.isError ? 'This link doesn’t work. It may have expired or been used already.' : 'This link is incomplete. Open the link in the email again.'}
              </Text>
              <Button component={AppLink} href={requestLinkPath} size="md" fullWidth>
                Request a new link
              </Button>
            </>
          )}
        </Paper>
        {redeem.isError && <ErrorState title="You’re not signed in" error={redeem.error} />}
      </Stack>
    </Container>
  );
}
