import { Container } from '@mantine/core';
import { type ErrorComponentProps, useParams, useSearch } from '@tanstack/react-router';
import { readText } from '../urls/query-string';
import { ErrorPanel } from '../widgets/ErrorPanel';
import { ErrorState } from '../widgets/ErrorState';

const MAX_CODE_LENGTH = 40;

/** `/errors/{code}?message=` */
export function ErrorPage() {
  const { code = '500' } = useParams({ strict: false });
  const { message } = useSearch({ strict: false });
  return <ErrorPanel code={code.slice(0, MAX_CODE_LENGTH)} message={readText(message)} />;
}

/** Shown when our own code throws. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  return (
    <Container size="sm" py={72}>
      <ErrorState title="This page couldn’t be displayed" error={error} onRetry={reset} />
    </Container>
  );
}
