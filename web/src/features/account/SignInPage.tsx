import { Alert, Button, Container, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { requestSignInLink } from '../../api/actions';
import { paths } from '../../app/paths';
import { readText } from '../../app/query-string';
import { ErrorState } from '../../ui/states';
import { useTitle } from '../../ui/useTitle';

/** Spec 2: the message after /app/sign-out. */
const MESSAGES: Readonly<Record<string, string>> = { 'signed-out': 'You have been signed out' };
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Why somebody was sent here. */
const SOURCES: Readonly<Record<string, string>> = {
  search: 'Signed-in readers see more results of each search.',
  filters: 'Signed-in readers can filter by transcript, number of episodes and publication date.',
  transcript: 'Signed-in readers see whole transcripts.',
};

export function SignInPage() {
  const router = useRouter();
  const search = useSearch({ strict: false });
  const [email, setEmail] = useState(readText(search.email) ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const message = MESSAGES[readText(search.message) ?? ''];
  const reason = SOURCES[readText(search.source) ?? ''];
  useTitle('Sign in');
  const request = useMutation({
    mutationFn: requestSignInLink,
    onSuccess: (_, address) => void router.navigate({ href: paths.magicEmailSent(address) }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!EMAIL.test(address)) {
      setProblem(address ? 'This does not look like an email address.' : 'Write your email address.');
      input.current?.focus();
      return;
    }
    setProblem(null);
    request.mutate(address);
  };

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
            We send you a link that signs you in. There is no password. {reason}
          </Text>
          <form noValidate onSubmit={submit}>
            <Stack gap="md">
              <TextInput
                ref={input}
                label="Email address"
                type="email"
                autoComplete="email"
                size="md"
                required
                withAsterisk={false}
                value={email}
                error={problem}
                onChange={(event) => setEmail(event.currentTarget.value)}
              />
              <Button type="submit" size="md" loading={request.isPending}>
                Send the link
              </Button>
            </Stack>
          </form>
        </Paper>
        {request.isError && <ErrorState title="The link was not sent" error={request.error} />}
      </Stack>
    </Container>
  );
}
