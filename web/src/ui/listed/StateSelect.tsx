import { Kbd, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { keyOfState, LISTED_STATES, type ListedState, STATE_LABELS } from './listed-state';
import classes from './listed-state.module.css';
import { StateBadge, StateIcon } from './StateBadge';

interface StateSelectProps {
  value: ListedState;
  /** Called with another state than the one that the menu was opened with, which is the second argument. */
  onChange: (state: ListedState, before: ListedState) => void;
  /** What the state is of, for screen readers: the title of the podcast. */
  subject: string;
  disabled?: boolean;
  /** Whether the page handles the keys 1 to 6, which the menu then shows. */
  hasKeys?: boolean;
}

/** Shows a state and lets the reader choose another one. */
export function StateSelect({ value, onChange, subject, disabled = false, hasKeys = false }: StateSelectProps) {
  const [opened, setOpened] = useState(value);
  return (
    <Menu withinPortal={false} position="bottom-start" radius="md" width={200} withInitialFocusPlaceholder={false} closeOnItemClick onOpen={() => setOpened(value)}>
      <Menu.Target>
        <UnstyledButton className={classes.select} disabled={disabled}>
          <VisuallyHidden>State of {subject}: </VisuallyHidden>
          <StateBadge state={value} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={`State of ${subject}`}>
        <Menu.RadioGroup value={opened} onChange={(state) => state !== opened && onChange(state as ListedState, opened)}>
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
