import { Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconCloudOff, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { toApiError } from '../api/errors';
import { plural } from '../ui/text/format';
import { useNow } from '../ui/text/useNow';
import { PlansLink } from './PlansLink';
import { describeQuota } from './quota-text';
import classes from './ErrorState.module.css';

interface ErrorStateProps {
  error: unknown;
  /** What happened: "The search failed". */
  title: string;
  /** Replaces the message of the server, when the title contains it already. */
  message?: string | undefined;
  onRetry?: () => void;
  children?: ReactNode;
}

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

function formatWait(seconds: number): string {
  if (seconds < MINUTE_S) return plural(Math.ceil(seconds), 'second');
  if (seconds < HOUR_S) return plural(Math.ceil(seconds / MINUTE_S), 'minute');
  if (seconds < 2 * DAY_S) return plural(Math.ceil(seconds / HOUR_S), 'hour');
  return plural(Math.ceil(seconds / DAY_S), 'day');
}

/** Shows what happened, what to do, and the request id to quote to support. */
export function ErrorState({ error, title, message, onRetry, children }: ErrorStateProps) {
  const apiError = toApiError(error);
  const quota = describeQuota(apiError, useNow());
  const icon = apiError.isOffline ? <IconCloudOff /> : apiError.status === 429 ? <IconClock /> : apiError.isAccessDenied ? <IconLock /> : <IconAlertTriangle />;
  return (
    <Alert role="alert" variant="outline" color={apiError.isAccessDenied || apiError.status === 429 ? 'brand' : 'red'} icon={icon} title={title} className={classes.panel} classNames={{ title: classes.panelTitle }}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{message ?? quota ?? apiError.message}</Text>
        {message === undefined && quota === null && apiError.retryAfterSeconds !== null && <Text size="sm">Try again in {formatWait(apiError.retryAfterSeconds)}.</Text>}
        {children}
        {apiError.isPlanLimit && (
          <Text size="sm">
            <PlansLink />
          </Text>
        )}
        <Group gap="sm">
          {onRetry && (
            <Button size="xs" variant="light" onClick={onRetry}>
              Try again
            </Button>
          )}
          {apiError.requestId && (
            <CopyButton value={apiError.requestId}>
              {({ copied, copy }) => (
                <Button size="xs" variant="subtle" onClick={copy}>
                  {copied ? 'Copied' : 'Copy request ID'} <Code ml={6}>{apiError.requestId}</Code>
                </Button>
              )}
            </CopyButton>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}
