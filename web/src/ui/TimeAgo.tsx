import { formatDay, formatMoment, formatRelative, NOT_AVAILABLE } from './format';
import { useNow } from './useNow';

interface TimeAgoProps {
  value: string | null | undefined;
  /** "relative" says how long ago, "day" the date. The exact moment is on hover. */
  show?: 'relative' | 'day';
}

export function TimeAgo({ value, show = 'relative' }: TimeAgoProps) {
  const nowMs = useNow();
  if (!value) return <span>{NOT_AVAILABLE}</span>;
  return (
    <time dateTime={value} title={formatMoment(value)}>
      {show === 'day' ? formatDay(value) : formatRelative(value, nowMs)}
    </time>
  );
}
