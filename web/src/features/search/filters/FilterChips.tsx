import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Chip } from './chips';
import classes from './Filters.module.css';
import { type SearchState, withoutFilters } from '../state';
import { formatQuery, isFreeText, parseQuery } from '../terms/query-syntax';

interface FilterChipsProps {
  state: SearchState;
  chips: readonly Chip[];
  onChange: (state: SearchState) => void;
}

export function FilterChips({ state, chips, onChange }: FilterChipsProps) {
  if (chips.length === 0) return null;
  const freeText = parseQuery(state.q).filter(isFreeText);
  const cleared = { ...withoutFilters(state), terms: [], groups: [], q: formatQuery(freeText) };
  return (
    <ul className={classes.chips} aria-label="Active filters">
      {chips.map((chip) => (
        <li key={chip.id}>
          <button type="button" className={classes.chip} aria-label={`Remove filter ${chip.label}`} onClick={() => onChange(chip.without)}>
            {chip.label}
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
