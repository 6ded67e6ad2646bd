import { Anchor, Container, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { signUp } from '../../api/actions';
import { AppLink } from '../../ui/AppLink';
import { useTitle } from '../../ui/useTitle';
import { paths } from '../../urls/paths';
import { readText } from '../../urls/query-string';
import { ErrorState } from '../../widgets/ErrorState';
import { EmailForm } from './EmailForm';

/** Spec 2: /sign-up. */
export function SignUpPage() {
  const router = useRouter();
  const search = useSearch({ strict: false });
  const source = readText(search.source);
  const email = readText(search.email);
  useTitle('Sign up');
  const request = useMutation({
    mutationFn: signUp,
    onSuccess: (_, address) => void router.navigate({ href: paths.validationEmailSent({ email: address, source }) }),
  });
  return (
    <Container size={460} py={56}>
      <Stack gap="md">
        <Paper withBorder radius="lg" p="xl" bg="var(--surface)">
          <Title order={1} size="h2">
            Sign up
          </Title>
          <Text c="dimmed" mt={6} mb="lg">
            Sign up with your email. It’s free, and no password is needed.
          </Text>
          <EmailForm initialEmail={email} submitLabel="Create account" isPending={request.isPending} onSubmit={request.mutate} />
          <Text mt="lg">
            Already have an account?{' '}
            <Anchor component={AppLink} href={paths.signIn({ email, source })} underline="always" inherit>
              Sign in
            </Anchor>
            .
          </Text>
        </Paper>
        {request.isError && <ErrorState title="The email wasn’t sent" error={request.error} />}
      </Stack>
    </Container>
  );
}
