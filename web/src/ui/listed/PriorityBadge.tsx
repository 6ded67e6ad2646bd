import { IconAlertSquareRounded, IconAntennaBars2, IconAntennaBars3, IconAntennaBars5, IconMinus } from '@tabler/icons-react';
import { type Priority, priorityLabel } from './listed-state';
import classes from './listed-state.module.css';

const ICONS = { low: IconAntennaBars2, medium: IconAntennaBars3, high: IconAntennaBars5, urgent: IconAlertSquareRounded } as const;

interface PriorityIconProps {
  priority: Priority | null;
  size?: number;
}

export function PriorityIcon({ priority, size = 16 }: PriorityIconProps) {
  const Icon = priority === null ? IconMinus : ICONS[priority];
  return <Icon size={size} stroke={2} className={classes.icon} data-priority={priority ?? 'none'} aria-hidden="true" />;
}

/** The priority of a listed podcast. */
export function PriorityBadge({ priority }: PriorityIconProps) {
  return (
    <span className={classes.badge} data-missing={priority === null || undefined}>
      <PriorityIcon priority={priority} />
      {priorityLabel(priority)}
    </span>
  );
}
