import { Badge, Stack, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './Filters.module.css';

interface FilterSectionProps {
  label: string;
  /** The number of active filters in the section. */
  activeCount: number;
  isInitiallyOpen?: boolean;
  children: ReactNode;
}

/** A collapsible section of filters. It starts open when one of its filters is active. */
export function FilterSection({ label, activeCount, isInitiallyOpen = false, children }: FilterSectionProps) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen || activeCount > 0);
  const id = useId();
  return (
    <div className={classes.section} role="group" aria-label={label}>
      <UnstyledButton className={classes.sectionHeader} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <span>{label}</span>
        {activeCount > 0 && (
          <Badge size="sm" variant="light" circle={activeCount < 10} aria-label={`${activeCount} active`}>
            {activeCount}
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
