import { Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { useParams, useSearch, type ErrorComponentProps } from '@tanstack/react-router';
import { AppLink } from '../ui/AppLink';
import { useTitle } from '../ui/useTitle';
import { ErrorState } from '../widgets/ErrorState';
import { paths } from './paths';
import { readText } from './query-string';

interface ErrorText {
  title: string;
  text: string;
}

const ERROR_TEXTS: Readonly<Record<string, ErrorText>> = {
  '401': { title: 'You are not signed in', text: 'Sign in to see this page.' },
  '403': { title: 'This is not open to you', text: 'Your plan or your role does not include this page.' },
  '404': { title: 'There is nothing here', text: 'The address may be mistyped, or the page is gone.' },
  '429': { title: 'That was a lot at once', text: 'Wait a moment, then try again.' },
  '500': { title: 'Something broke on our side', text: 'It has been logged. Try again in a moment.' },
  '503': { title: 'We will be right back', text: 'The service is not available at the moment.' },
};
const UNKNOWN_ERROR: ErrorText = { title: 'Something went wrong', text: 'Try again, or go on from the home page.' };

interface ErrorPanelProps {
  code: string;
  message?: string | null;
}

function ErrorPanel({ code, message }: ErrorPanelProps) {
  const { title, text } = ERROR_TEXTS[code] ?? UNKNOWN_ERROR;
  useTitle(title);
  return (
    <Container size="sm" py={72}>
      <Stack gap="md" align="flex-start">
        <Text c="dimmed" fw={600} className="numbers">
          Error {code}
        </Text>
        <Title order={1}>{title}</Title>
        <Text size="lg">{text}</Text>
        {message && <Text c="dimmed">{message}</Text>}
        <Group>
          <Button component={AppLink} href={paths.home()}>
            Go to the home page
          </Button>
          <Button component={AppLink} href={paths.search()} variant="default">
            Search
          </Button>
          {code === '401' && (
            <Button component={AppLink} href={paths.signIn()} variant="default">
              Sign in
            </Button>
          )}
        </Group>
      </Stack>
    </Container>
  );
}

const MAX_CODE_LENGTH = 40;

/** /errors/{code}?message= */
export function ErrorPage() {
  const { code = '500' } = useParams({ strict: false });
  const { message } = useSearch({ strict: false });
  return <ErrorPanel code={code.slice(0, MAX_CODE_LENGTH)} message={readText(message)} />;
}

export function NotFoundPage() {
  return <ErrorPanel code="404" />;
}

/** A fault in our own code. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  return (
    <Container size="sm" py={72}>
      <ErrorState title="This page could not be shown" error={error} onRetry={reset} />
    </Container>
  );
}
