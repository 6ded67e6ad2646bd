import { formatDay, formatDateTime, formatRelative, NOT_AVAILABLE } from './format';
import { useNow } from './useNow';

interface TimeAgoProps {
  value: string | null | undefined;
  /** "relative" says how long ago, "day" the date. The exact moment is on hover. */
  display?: 'relative' | 'day';
}

export function TimeAgo({ value, display = 'relative' }: TimeAgoProps) {
  const nowMs = useNow();
  if (!value) return <span>{NOT_AVAILABLE}</span>;
  return (
    <time dateTime={value} title={formatDateTime(value)}>
      {display === 'day' ? formatDay(value) : formatRelative(value, nowMs)}
    </time>
  );
}
