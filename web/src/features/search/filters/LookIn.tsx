import { Checkbox } from '@mantine/core';
import type { SearchMode } from '../../../api/types';
import type { SearchState } from '../state';
import { choiceOf, TARGET_LABELS, TARGETS_OF, targetsIn } from '../terms/targets';
import classes from './Filters.module.css';
import { Section } from './Section';

interface LookInProps {
  state: SearchState;
  mode: SearchMode;
  onChange: (state: SearchState) => void;
}

/** In which texts words are looked for: two of podcasts, five of episodes (spec 5). A term that says it itself looks there. */
export function LookIn({ state, mode, onChange }: LookInProps) {
  return (
    <Section label="Look for words in" isOpenAtFirst setCount={state.targets.length > 0 ? 1 : 0}>
      <Checkbox.Group aria-label="Look in" value={[...targetsIn(mode, state.targets)]} onChange={(targets) => onChange({ ...state, targets: choiceOf(mode, targets) })}>
        <div className={classes.checks}>
          {TARGETS_OF[mode].map((target) => (
            <Checkbox key={target} size="sm" value={target} label={TARGET_LABELS[target]} />
          ))}
        </div>
      </Checkbox.Group>
    </Section>
  );
}
