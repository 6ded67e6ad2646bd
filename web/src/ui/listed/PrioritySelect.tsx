import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { PRIORITIES, type Priority } from './listed-state';
import classes from './listed-state.module.css';
import { PriorityBadge } from './PriorityBadge';

interface PrioritySelectProps {
  value: Priority | null;
  /** Called with another priority than the one that the menu was opened with, which is the second argument. */
  onChange: (priority: Priority | null, before: Priority | null) => void;
  /** What the priority is of, for screen readers: the title of the podcast. */
  subject: string;
  disabled?: boolean;
}

const NONE = 'none';
/** Urgent first, because it is chosen most often. */
const CHOICES: readonly (Priority | null)[] = [...PRIORITIES.toReversed(), null];

/** Shows a priority and lets the reader choose another one. */
export function PrioritySelect({ value, onChange, subject, disabled = false }: PrioritySelectProps) {
  const [opened, setOpened] = useState(value);
  const choose = (choice: string) => {
    const priority = choice === NONE ? null : (choice as Priority);
    if (priority !== opened) onChange(priority, opened);
  };
  return (
    <Menu withinPortal={false} position="bottom-start" radius="md" width={190} withInitialFocusPlaceholder={false} onOpen={() => setOpened(value)}>
      <Menu.Target>
        <UnstyledButton className={classes.select} disabled={disabled}>
          <VisuallyHidden>Priority of {subject}: </VisuallyHidden>
          <PriorityBadge priority={value} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={`Priority of ${subject}`}>
        <Menu.RadioGroup value={opened ?? NONE} onChange={choose}>
          {CHOICES.map((priority) => (
            <Menu.RadioItem key={priority ?? NONE} value={priority ?? NONE} closeMenuOnClick>
              <PriorityBadge priority={priority} />
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
