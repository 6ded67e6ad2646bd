import { IconLock } from '@tabler/icons-react';
import { type Plan, requiredPlanText } from '../plans';
import classes from './Filters.module.css';

interface FilterLabelProps {
  text: string;
  /** The plan that the filter needs, or null when the reader's plan includes it. */
  requiredPlan: Plan | null;
}

export function FilterLabel({ text, requiredPlan }: FilterLabelProps) {
  if (requiredPlan === null) return text;
  return (
    <span className={classes.locked}>
      {text}
      <span className={classes.requiredPlan} title={`Needs ${requiredPlanText(requiredPlan)}`}>
        <IconLock size={13} aria-hidden="true" /> {requiredPlanText(requiredPlan).replace(/^a /, '')}
      </span>
    </span>
  );
}
