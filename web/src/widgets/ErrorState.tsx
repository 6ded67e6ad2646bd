import { Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fromUnknown } from '../api/errors';
import { plural } from '../ui/format';
import classes from './ErrorState.module.css';

interface ErrorStateProps {
  error: unknown;
  /** What was being done: "The search failed". */
  title: string;
  onRetry?: () => void;
  children?: ReactNode;
}

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

function waitText(seconds: number): string {
  if (seconds < MINUTE_S) return plural(Math.ceil(seconds), 'second');
  if (seconds < HOUR_S) return plural(Math.ceil(seconds / MINUTE_S), 'minute');
  if (seconds < 2 * DAY_S) return plural(Math.ceil(seconds / HOUR_S), 'hour');
  return plural(Math.ceil(seconds / DAY_S), 'day');
}

/** What happened, what to do, and the id to quote. */
export function ErrorState({ error, title, onRetry, children }: ErrorStateProps) {
  const known = fromUnknown(error);
  const icon = known.isOffline ? <IconCloudOff /> : known.isRefused || known.status === 429 ? <IconLock /> : <IconAlertTriangle />;
  return (
    <Alert role="alert" variant="outline" color={known.isRefused || known.status === 429 ? 'brand' : 'red'} icon={icon} title={title} className={classes.panel} classNames={{ title: classes.panelTitle }}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{known.message}</Text>
        {known.retryAfterSeconds !== null && <Text size="sm">You can try again in {waitText(known.retryAfterSeconds)}.</Text>}
        {children}
        <Group gap="sm">
          {onRetry && (
            <Button size="xs" variant="light" onClick={onRetry}>
              Try again
            </Button>
          )}
          {known.requestId && (
            <CopyButton value={known.requestId}>
              {({ copied, copy }) => (
                <Button size="xs" variant="subtle" onClick={copy}>
                  {copied ? 'Copied' : 'Copy request id'} <Code ml={6}>{known.requestId}</Code>
                </Button>
              )}
            </CopyButton>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}
