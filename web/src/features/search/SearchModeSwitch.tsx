import { Anchor, SegmentedControl, Text } from '@mantine/core';
import type { SearchMode } from '../../api/types';
import { toPodcastSearch } from './search-mode';
import classes from './Search.module.css';
import type { SearchState } from './state';

interface SearchModeSwitchProps {
  state: SearchState;
  /** What is searched in fact. */
  mode: SearchMode;
  /** Why, when it is not what was chosen. */
  reason: string | null;
  onChange: (state: SearchState) => void;
}

export function SearchModeSwitch({ state, mode, reason, onChange }: SearchModeSwitchProps) {
  return (
    <div className={classes.modeSwitch}>
      <SegmentedControl
        aria-label="What to search"
        radius="xl"
        value={mode}
        data={[
          { value: 'podcasts', label: 'Podcasts' },
          { value: 'episodes', label: 'Episodes and transcripts' },
        ]}
        // Podcasts cannot be searched by what only episodes have: to choose them is to drop that.
        onChange={(value) => onChange(value === 'episodes' ? { ...state, mode: 'episodes', targets: [] } : { ...toPodcastSearch(state), targets: [] })}
      />
      {reason && (
        <Text size="sm" c="dimmed" role="status">
          {reason}{' '}
          <Anchor component="button" type="button" inherit underline="always" onClick={() => onChange(toPodcastSearch(state))}>
            Search podcasts without it
          </Anchor>
        </Text>
      )}
    </div>
  );
}
