import { Loader, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheck, IconCircleDot } from '@tabler/icons-react';
import { isProcessing } from '../../api/guests/profiles';
import type { GuestStep } from '../../api/guests/types';
import { stepsOf } from './guest-steps';
import classes from './Guests.module.css';

/** The steps of a profile (spec 4), with the one that runs. */
export function GuestSteps({ step }: { step: GuestStep }) {
  const steps = stepsOf(step);
  const isRunning = isProcessing(step);
  const current = steps.find(({ state }) => state === 'current');
  return (
    <>
      <ol className={classes.steps} aria-label="Steps">
        {steps.map(({ label, state }) => (
          <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            {state === 'done' && <IconCircleCheck size={18} aria-label="Done:" role="img" />}
            {state === 'waiting' && <IconCircle size={18} stroke={1.5} aria-hidden="true" />}
            {state === 'current' && (isRunning ? <Loader size={16} aria-hidden="true" /> : <IconCircleDot size={18} aria-hidden="true" />)}
            {label}
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">
        {isRunning && current ? `${current.label}…` : ''}
      </VisuallyHidden>
    </>
  );
}
