import { Alert, Button, Container, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { finishProviderSignIn } from '../../../api/account/identity-provider';
import { AppLink } from '../../../ui/navigation/AppLink';
import { openPage } from '../../../ui/navigation/open-page';
import { useTitle } from '../../../ui/layout/useTitle';
import { paths } from '../../../urls/paths';
import { readText } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
import { returnPath } from '../../../widgets/return-path';

/** `/sign-in/provider`: where the identity provider sends the reader back to. The code is removed from the URL. */
export function ProviderReturnPage() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const search = useSearch({ strict: false });
  const [answer] = useState(() => ({ state: readText(search.state), code: readText(search.code) }));
  const isSent = useRef(false);
  useTitle('Sign in');
  const finish = useMutation({
    mutationFn: finishProviderSignIn,
    onSuccess: () => {
      // The cache holds responses for another caller.
      queryClient.clear();
      openPage(router, returnPath.take() ?? paths.app(), { replace: true });
    },
    onError: () => void router.navigate({ href: paths.providerReturn(), replace: true }),
  });
  const { mutate } = finish;
  useEffect(() => {
    // A code works once, also when the page renders twice.
    if (isSent.current || !answer.state || !answer.code) return;
    isSent.current = true;
    mutate({ state: answer.state, code: answer.code });
  }, [answer, mutate]);
  const isIncomplete = !answer.state || !answer.code;
  return (
    <Container size={460} py={56}>
      <Stack gap="md">
        <Paper withBorder radius="lg" p="xl" bg="var(--surface)">
          <Title order={1} size="h2">
            Sign in
          </Title>
          {isIncomplete || finish.isError ? (
            <Button component={AppLink} href={paths.signIn()} size="md" fullWidth mt="lg">
              Back to sign-in
            </Button>
          ) : (
            <Text c="dimmed" mt={6} role="status">
              <Loader size="xs" aria-hidden="true" /> Signing you in…
            </Text>
          )}
        </Paper>
        {isIncomplete && (
          <Alert role="alert" color="red" variant="outline">
            You weren’t signed in, because the sign-in was canceled or the address is incomplete. Start again.
          </Alert>
        )}
        {finish.isError && <ErrorState title="You’re not signed in" error={finish.error} />}
      </Stack>
    </Container>
  );
}
