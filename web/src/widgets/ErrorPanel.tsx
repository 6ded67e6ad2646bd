import { Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { AppLink } from '../ui/navigation/AppLink';
import { useTitle } from '../ui/layout/useTitle';
import { paths } from '../urls/paths';

interface ErrorText {
  title: string;
  text: string;
}

const ERROR_TEXTS: Readonly<Record<string, ErrorText>> = {
  '401': { title: 'You’re not signed in', text: 'Sign in to see this page.' },
  '403': { title: 'You don’t have access to this page', text: 'Your plan or role doesn’t include it.' },
  '404': { title: 'Page not found', text: 'Check the URL, or start from the home page.' },
  '429': { title: 'Too many requests', text: 'Wait a moment, then try again.' },
  '500': { title: 'Something went wrong on our side', text: 'We’ve logged the error. Try again in a moment.' },
  '503': { title: 'We’ll be right back', text: 'Earshot is temporarily unavailable. Try again in a few minutes.' },
};
const UNKNOWN_ERROR: ErrorText = { title: 'Something went wrong', text: 'Try again, or start from the home page.' };

interface ErrorPanelProps {
  code: string;
  message?: string | null;
}

/** The content of a page for an HTTP error. */
export function ErrorPanel({ code, message }: ErrorPanelProps) {
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

export function NotFoundPage() {
  return <ErrorPanel code="404" />;
}
