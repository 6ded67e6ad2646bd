import { Badge, Text } from '@mantine/core';
import type { LoggedRequest } from '../../../api/account/request-log';
import { formatCount, plural } from '../../../ui/text/format';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import classes from './RequestLog.module.css';

/** Failures of the server are red, refusals are orange. The number is there for those who see no colors. */
const colorOf = (status: number) => (status >= 500 ? 'red' : status >= 400 ? 'orange' : 'green');

/** A request, or how many were not logged. */
export function RequestRow({ request }: { request: LoggedRequest }) {
  const { at, key, method, route, status, durationMs, missedCount } = request;
  if (status === null) {
    return (
      <li className={classes.gap}>
        <Text size="sm" c="dimmed">
          {plural(missedCount, 'request')} not logged, because too many came at once
        </Text>
        <Text size="sm" c="dimmed">
          <TimeAgo value={at} />
        </Text>
      </li>
    );
  }
  return (
    <li className={classes.request}>
      <Badge component="span" variant="light" color={colorOf(status)}>
        {status}
      </Badge>
      <code className={classes.route}>
        {method} {route}
      </code>
      <span className={`dotted ${classes.facts}`}>
        <Text span size="sm" c="dimmed">
          {key ? key.name : 'Deleted key'}
        </Text>
        <Text span size="sm" c="dimmed">
          {formatCount(durationMs)} ms
        </Text>
        <Text span size="sm" c="dimmed">
          <TimeAgo value={at} />
        </Text>
      </span>
    </li>
  );
}
