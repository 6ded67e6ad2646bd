import { formatDateTime, formatDay, formatRecent, NOT_AVAILABLE } from './format';
import { useNow } from './useNow';

interface TimeAgoProps {
  value: string | null | undefined;
  /** "relative" shows the age of the last 30 days, and the date of what is older; "day" always the date. The tooltip shows the exact date and time. */
  display?: 'relative' | 'day';
}

export function TimeAgo({ value, display = 'relative' }: TimeAgoProps) {
  const nowMs = useNow();
  if (!value) return <span>{NOT_AVAILABLE}</span>;
  return (
    <time dateTime={value} title={formatDateTime(value)}>
      {display === 'day' ? formatDay(value) : formatRecent(value, nowMs)}
    </time>
  );
}
