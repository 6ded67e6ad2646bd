import { Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { createReloadGuard } from '../ui/navigation/chunks';
import { SkeletonRows } from '../ui/layout/states';
import { browserStore } from '../ui/navigation/storage';
import { useTitle } from '../ui/layout/useTitle';

const CHECK_INTERVAL_MS = 2000;

export const reloadGuard = createReloadGuard(browserStore('sessionStorage'));

/** A server that restarts has no response, or one of its proxy with a status of 5xx. */
async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('/api/v1/public/health', { cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

type Problem = 'checking' | 'unreachable' | 'broken';

/**
 * Stands in for a page whose code could not be loaded: the connection is lost, the server restarts, or a new version replaced the
 * files of this one. Reloads the page as soon as the server responds, which fetches the current files.
 */
export function MissingCodePage() {
  const [problem, setProblem] = useState<Problem>('checking');
  useTitle(problem === 'unreachable' ? 'Connection lost' : 'Loading');
  useEffect(() => {
    let isChecking = false;
    const check = async () => {
      if (isChecking) return;
      isChecking = true;
      const isReachable = await isServerReachable();
      isChecking = false;
      if (!isReachable) setProblem('unreachable');
      else if (reloadGuard.permit(location.pathname)) location.reload();
      else {
        clearInterval(timer);
        setProblem('broken');
      }
    };
    const timer = setInterval(() => void check(), CHECK_INTERVAL_MS);
    const onOnline = () => void check();
    addEventListener('online', onOnline);
    void check();
    return () => {
      clearInterval(timer);
      removeEventListener('online', onOnline);
    };
  }, []);

  if (problem === 'checking') {
    return (
      <Container size="lg" py="xl">
        <SkeletonRows count={5} label="Loading page" />
      </Container>
    );
  }
  return (
    <Container size="sm" py={72}>
      <Stack gap="md" align="flex-start" role="alert">
        <Title order={1}>{problem === 'unreachable' ? 'Connection lost' : 'This page couldn’t be loaded'}</Title>
        <Text size="lg">
          {problem === 'unreachable' ? 'This page opens as soon as the server can be reached again.' : 'Part of the page is missing, even after a reload. A browser extension may be blocking it.'}
        </Text>
        <Group>
          <Button onClick={() => location.reload()}>Reload page</Button>
          <Button variant="default" onClick={() => history.back()}>
            Go back
          </Button>
        </Group>
      </Stack>
    </Container>
  );
}
