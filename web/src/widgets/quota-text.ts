/** The message about a used-up quota: the limit, its reset in the time of the reader, and the plan that has more. */
import type { ApiError } from '../api/errors';
import { formatUpcoming } from '../ui/text/format';

/** The server names the reset in UTC. */
const RESET = /They reset on (\d{4}-\d{2}-\d{2}) at (\d{2}:\d{2}) UTC\./;

/** The message of the server, with the reset in the reader's time. Null for another error. */
export function describeQuota({ isQuotaExceeded, retryAfterSeconds, message }: Pick<ApiError, 'isQuotaExceeded' | 'retryAfterSeconds' | 'message'>, nowMs: number): string | null {
  if (!isQuotaExceeded || retryAfterSeconds === null) return null;
  const sentence = (atMs: number) => `They reset ${formatUpcoming(atMs, nowMs)}.`;
  const [named, day, time] = RESET.exec(message) ?? [];
  return named ? message.replace(named, sentence(Date.parse(`${day}T${time}Z`))) : `${message} ${sentence(nowMs + retryAfterSeconds * 1000)}`;
}
