import { Anchor, SegmentedControl, Text } from '@mantine/core';
import type { SearchMode } from '../../api/types';
import { toPodcastSearch } from './search-mode';
import classes from './Search.module.css';
import type { SearchState } from './state';

interface SearchModeSwitchProps {
  state: SearchState;
  /** The mode that is searched. It differs from the selected one when a term or filter needs episodes. */
  mode: SearchMode;
  /** Why the mode differs from the selected one. */
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
        // Switching to podcasts drops the filters and targets that only episodes have.
        onChange={(value) => onChange(value === 'episodes' ? { ...state, mode: 'episodes', targets: [] } : { ...toPodcastSearch(state), targets: [] })}
      />
      {reason && (
        <Text size="sm" c="dimmed" role="status">
          {reason}{' '}
          <Anchor component="button" type="button" inherit underline="always" onClick={() => onChange(toPodcastSearch(state))}>
            Search podcasts instead
          </Anchor>
        </Text>
      )}
    </div>
  );
}
