import { IconCircleCheck, IconCircleDashed, IconCircleDot, IconCircleMinus, IconCircleX, IconSend } from '@tabler/icons-react';
import { type ListedState, STATE_LABELS } from './listed-state';
import classes from './listed-state.module.css';

/** Each state has a shape of its own, since color alone must not distinguish them. */
const ICONS = { prospect: IconCircleDashed, qualified: IconCircleDot, pitched: IconSend, booked: IconCircleCheck, lost: IconCircleX, ignored: IconCircleMinus } as const;

interface StateIconProps {
  state: ListedState;
  size?: number;
}

export function StateIcon({ state, size = 16 }: StateIconProps) {
  const Icon = ICONS[state];
  return <Icon size={size} stroke={2} className={classes.icon} data-state={state} aria-hidden="true" />;
}

/** A state of a listed podcast. */
export function StateBadge({ state, size }: StateIconProps) {
  return (
    <span className={classes.badge}>
      <StateIcon state={state} {...(size !== undefined && { size })} />
      {STATE_LABELS[state]}
    </span>
  );
}
