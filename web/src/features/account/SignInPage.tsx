import { Alert, Anchor, Container, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { requestSignInLink } from '../../api/actions';
import { AppLink } from '../../ui/navigation/AppLink';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { readText } from '../../urls/query-string';
import { ErrorState } from '../../widgets/ErrorState';
import { EmailForm } from './EmailForm';
import { ProviderSignIn } from './identity-provider/ProviderSignIn';
import { canUsePasskeys } from './passkeys/browser-passkeys';
import { PasskeySignIn } from './passkeys/PasskeySignIn';

/** Messages after a redirect, such as from /app/sign-out (spec 2). */
const MESSAGES: Readonly<Record<string, string>> = {
  'signed-out': 'You have been signed out',
  'signed-out-everywhere': 'You have been signed out everywhere',
  'account-deleted': 'Your account has been deleted',
};

/** Benefits of an account, by the page that linked here. */
const SOURCES: Readonly<Record<string, string>> = {
  app: 'Sign in to open this page.',
  invitation: 'Sign in to join the team.',
  search: 'Sign in to see more results per search.',
  filters: 'Sign in to filter by transcript, number of episodes and publication date.',
  passages: 'Sign in to see all matching passages.',
  transcript: 'Sign in to read full transcripts.',
};

export function SignInPage() {
  const router = useRouter();
  const search = useSearch({ strict: false });
  const message = MESSAGES[readText(search.message) ?? ''];
  const source = readText(search.source);
  const email = readText(search.email);
  useTitle('Sign in');
  const request = useMutation({
    mutationFn: requestSignInLink,
    onSuccess: (_, address) => void router.navigate({ href: paths.magicEmailSent(address) }),
  });
  return (
    <Container size={460} py={56}>
      <Stack gap="md">
        {message && (
          <Alert role="status" color="brand" variant="outline">
            {message}
          </Alert>
        )}
        <Paper withBorder radius="lg" p="xl" bg="var(--surface)">
          <Title order={1} size="h2">
            Sign in
          </Title>
          <Text c="dimmed" mt={6} mb="lg">
            {SOURCES[source ?? '']} We’ll email you a sign-in link. No password needed.
          </Text>
          <EmailForm initialEmail={email} submitLabel="Send link" isPending={request.isPending} offersPasskeys={canUsePasskeys()} onSubmit={request.mutate} />
          {canUsePasskeys() && <PasskeySignIn />}
          <ProviderSignIn />
          <Text mt="lg">
            No account yet?{' '}
            <Anchor component={AppLink} href={paths.signUp({ email, source })} underline="always" inherit>
              Sign up
            </Anchor>
            . It’s free.
          </Text>
        </Paper>
        {request.isError && <ErrorState title="The link wasn’t sent" error={request.error} />}
      </Stack>
    </Container>
  );
}
