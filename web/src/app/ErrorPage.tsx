import { Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { type ErrorComponentProps, useParams, useSearch } from '@tanstack/react-router';
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
  '401': { title: 'You’re not signed in', text: 'Sign in to see this page.' },
  '403': { title: 'You don’t have access to this page', text: 'Your plan or role doesn’t include it.' },
  '404': { title: 'Page not found', text: 'Check the address, or start from the home page.' },
  '429': { title: 'Too many requests', text: 'Wait a moment, then try again.' },
  '500': { title: 'Something went wrong on our side', text: 'We’ve logged the error. Try again in a moment.' },
  '503': { title: 'We’ll be right back', text: 'Earshot is temporarily unavailable. Try again in a few minutes.' },
};
const UNKNOWN_ERROR: ErrorText = { title: 'Something went wrong', text: 'Try again, or start from the home page.' };

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
            Go to home page
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

/** `/errors/{code}?message=` */
export function ErrorPage() {
  const { code = '500' } = useParams({ strict: false });
  const { message } = useSearch({ strict: false });
  return <ErrorPanel code={code.slice(0, MAX_CODE_LENGTH)} message={readText(message)} />;
}

export function NotFoundPage() {
  return <ErrorPanel code="404" />;
}

/** Shown when our own code throws. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  return (
    <Container size="sm" py={72}>
      <ErrorState title="This page couldn’t be displayed" error={error} onRetry={reset} />
    </Container>
  );
}
