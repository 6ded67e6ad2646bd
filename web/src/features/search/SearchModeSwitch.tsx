import { Anchor, SegmentedControl, Text } from '@mantine/core';
import type { SearchMode } from '../../api/types';
import { formatTotal } from '../../ui/text/format';
import { toPodcastSearch } from './search-mode';
import classes from './Search.module.css';
import type { SearchState } from './state';

type Total = Parameters<typeof formatTotal>[0];

interface SearchModeSwitchProps {
  state: SearchState;
  /** The mode that is searched. It differs from the selected one when a term or filter needs episodes. */
  mode: SearchMode;
  /** Why the mode differs from the selected one. */
  reason: string | null;
  /** How many hits each mode has, as far as it is counted. */
  totals: Readonly<Partial<Record<SearchMode, Total>>>;
  onChange: (state: SearchState) => void;
}

const LABELS: Readonly<Record<SearchMode, string>> = { podcasts: 'Podcasts', episodes: 'Episodes and moments' };
const MODES: readonly SearchMode[] = ['podcasts', 'episodes'];

/** Returns the search of the other mode. Switching to podcasts drops the filters and targets that only episodes have. */
export const toMode = (state: SearchState, mode: SearchMode): SearchState => (mode === 'episodes' ? { ...state, mode, targets: [] } : { ...toPodcastSearch(state), targets: [] });

export function SearchModeSwitch({ state, mode, reason, totals, onChange }: SearchModeSwitchProps) {
  return (
    <div className={classes.modeSwitch}>
      <SegmentedControl
        aria-label="What to search"
        radius="xl"
        value={mode}
        data={MODES.map((each) => ({ value: each, label: <ModeLabel text={LABELS[each]} total={totals[each]} /> }))}
        onChange={(value) => onChange(toMode(state, value === 'episodes' ? 'episodes' : 'podcasts'))}
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

function ModeLabel({ text, total }: { text: string; total: Total | undefined }) {
  return (
    <>
      {text}
      {/* The space for the count is reserved, so that nothing moves. */}
      <span className={`numbers ${classes.modeCount}`}>{total && ` ${formatTotal(total)}`}</span>
    </>
  );
}
