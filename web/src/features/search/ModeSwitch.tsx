import { Anchor, SegmentedControl, Text } from '@mantine/core';
import type { SearchMode } from '../../api/types';
import { ofPodcastsOnly } from './mode';
import classes from './Search.module.css';
import type { SearchState } from './state';

interface ModeSwitchProps {
  state: SearchState;
  /** What is searched in fact. */
  mode: SearchMode;
  /** Why, when it is not what was chosen. */
  reason: string | null;
  onChange: (state: SearchState) => void;
}

export function ModeSwitch({ state, mode, reason, onChange }: ModeSwitchProps) {
  return (
    <div className={classes.mode}>
      <SegmentedControl
        aria-label="What to search"
        radius="xl"
        value={mode}
        data={[
          { value: 'podcasts', label: 'Podcasts' },
          { value: 'episodes', label: 'Episodes and transcripts' },
        ]}
        // Podcasts cannot be searched by what only episodes have: to choose them is to drop that.
        onChange={(value) => onChange(value === 'episodes' ? { ...state, mode: 'episodes', targets: [] } : { ...ofPodcastsOnly(state), targets: [] })}
      />
      {reason && (
        <Text size="sm" c="dimmed" role="status">
          {reason}{' '}
          <Anchor component="button" type="button" inherit underline="always" onClick={() => onChange(ofPodcastsOnly(state))}>
            Search podcasts without it
          </Anchor>
        </Text>
      )}
    </div>
  );
}
