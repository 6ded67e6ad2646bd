import { Checkbox } from '@mantine/core';
import type { SearchMode } from '../../../api/types';
import type { SearchState } from '../state';
import { toStoredTargets, TARGET_LABELS, TARGETS_BY_MODE, effectiveTargets } from '../terms/targets';
import classes from './Filters.module.css';
import { FilterSection } from './FilterSection';

interface TargetsFilterProps {
  state: SearchState;
  mode: SearchMode;
  onChange: (state: SearchState) => void;
}

/** In which texts words are looked for: two of podcasts, five of episodes (spec 5). A term that says it itself looks there. */
export function TargetsFilter({ state, mode, onChange }: TargetsFilterProps) {
  return (
    <FilterSection label="Look for words in" isInitiallyOpen activeCount={state.targets.length > 0 ? 1 : 0}>
      <Checkbox.Group aria-label="Look in" value={[...effectiveTargets(mode, state.targets)]} onChange={(targets) => onChange({ ...state, targets: toStoredTargets(mode, targets) })}>
        <div className={classes.checks}>
          {TARGETS_BY_MODE[mode].map((target) => (
            <Checkbox key={target} size="sm" value={target} label={TARGET_LABELS[target]} />
          ))}
        </div>
      </Checkbox.Group>
    </FilterSection>
  );
}
