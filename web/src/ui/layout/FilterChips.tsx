import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import classes from './FilterChips.module.css';

interface FilterChipsProps<Filters> {
  /** Each filter, with the filters that are left without it. */
  chips: readonly { id: string; label: string; without: Filters }[];
  /** What is left when all are cleared. */
  cleared: Filters;
  onChange: (filters: Filters) => void;
}

/** The active filters. Each chip removes one of them. */
export function FilterChips<Filters>({ chips, cleared, onChange }: FilterChipsProps<Filters>) {
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Active filters">
      {chips.map(({ id, label, without }) => (
        <li key={id}>
          <button type="button" className={classes.chip} aria-label={`Remove filter ${label}`} onClick={() => onChange(without)}>
            {label}
            <IconX size={14} stroke={2} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(cleared)}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}
