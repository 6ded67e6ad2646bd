import { Kbd, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { keyOfState, LISTED_STATES, type ListedState, STATE_LABELS } from './listed-state';
import classes from './listed-state.module.css';
import { StateBadge, StateIcon } from './StateBadge';

interface StateSelectProps {
  value: ListedState;
  /** Called with another state than the present one. */
  onChange: (state: ListedState) => void;
  /** What the state is of, for screen readers: the title of the podcast. */
  subject: string;
  disabled?: boolean;
  /** Whether the page handles the keys 1 to 6, which the menu then shows. */
  hasKeys?: boolean;
}

/** Shows a state and lets the reader choose another one. */
export function StateSelect({ value, onChange, subject, disabled = false, hasKeys = false }: StateSelectProps) {
  return (
    <Menu withinPortal={false} position="bottom-start" radius="md" width={200} withInitialFocusPlaceholder={false} closeOnItemClick>
      <Menu.Target>
        <UnstyledButton className={classes.select} disabled={disabled}>
          <VisuallyHidden>State of {subject}: </VisuallyHidden>
          <StateBadge state={value} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={`State of ${subject}`}>
        <Menu.RadioGroup value={value} onChange={(state) => state !== value && onChange(state as ListedState)}>
          {LISTED_STATES.map((state) => (
            <Menu.RadioItem key={state} value={state} closeMenuOnClick rightSection={hasKeys ? <Kbd size="xs">{keyOfState(state)}</Kbd> : undefined}>
              <span className={classes.badge}>
                <StateIcon state={state} />
                {STATE_LABELS[state]}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
