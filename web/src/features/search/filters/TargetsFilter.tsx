import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SearchMode } from '../../../api/types';
import type { SearchState } from '../state';
import { effectiveTargets, TARGET_LABELS, TARGETS_BY_MODE, toStoredTargets } from '../terms/targets';
import classes from './Filters.module.css';
import { FilterSection } from './FilterSection';

interface TargetsFilterProps {
  state: SearchState;
  mode: SearchMode;
  onChange: (state: SearchState) => void;
  /** More options of how a search matches. */
  children: ReactNode;
}

/** Selects the fields to search: two for podcasts, five for episodes (spec 5). A term with its own field ignores this. */
export function TargetsFilter({ state, mode, onChange, children }: TargetsFilterProps) {
  return (
    <FilterSection label="Search in" isInitiallyOpen activeCount={state.targets.length > 0 ? 1 : 0}>
      <Checkbox.Group value={[...effectiveTargets(mode, state.targets)]} onChange={(targets) => onChange({ ...state, targets: toStoredTargets(mode, targets) })}>
        <div className={classes.checks}>
          {TARGETS_BY_MODE[mode].map((target) => (
            <Checkbox key={target} size="sm" value={target} label={TARGET_LABELS[target]} />
          ))}
        </div>
      </Checkbox.Group>
      {children}
    </FilterSection>
  );
}
