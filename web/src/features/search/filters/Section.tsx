import { Badge, Stack, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './Filters.module.css';

interface SectionProps {
  label: string;
  /** How many of its filters are set. */
  setCount: number;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Filters of one matter. One with a filter that is set is open when the page is. */
export function Section({ label, setCount, isOpenAtFirst = false, children }: SectionProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || setCount > 0);
  const id = useId();
  return (
    <div className={classes.section} role="group" aria-label={label}>
      <UnstyledButton className={classes.sectionHead} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <span>{label}</span>
        {setCount > 0 && (
          <Badge size="sm" variant="light" circle={setCount < 10} aria-label={`${setCount} set`}>
            {setCount}
          </Badge>
        )}
        <IconChevronDown size={16} aria-hidden="true" className={classes.chevron} />
      </UnstyledButton>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Stack gap="md" pt="xs" pb="md">
            {children}
          </Stack>
        )}
      </div>
    </div>
  );
}
