import { Anchor } from '@mantine/core';
import type { HiddenHits } from '../../../api/lists/search-lists';
import { plural } from '../../../ui/text/format';
import type { SearchState } from '../state';
import classes from './ResultLists.module.css';

interface HiddenNoticeProps {
  state: SearchState;
  hidden: HiddenHits;
  targetName: string | null;
  onChange: (state: SearchState) => void;
}

/** Counts the podcasts that the team's own lists hide, and shows them again. */
export function HiddenNotice({ state, hidden, targetName, onChange }: HiddenNoticeProps) {
  const listed = hidden.hiddenListedPodcasts ?? 0;
  const blacklisted = state.includeBlacklisted ? 0 : (hidden.blacklistedPodcasts ?? 0);
  if (listed + blacklisted === 0 && !state.includeBlacklisted) return null;
  const show = (changes: Partial<SearchState>, text: string) => (
    <Anchor component="button" type="button" inherit underline="always" onClick={() => onChange({ ...state, ...changes })}>
      {text}
    </Anchor>
  );
  return (
    <p className={`dotted ${classes.hidden}`} role="status">
      {listed > 0 && (
        <span>
          {plural(listed, 'podcast')} on {targetName ?? 'your list'} hidden. {show({ hideListed: null }, 'Show')}
        </span>
      )}
      {blacklisted > 0 && (
        <span>
          {plural(blacklisted, 'blacklisted podcast')} hidden. {show({ includeBlacklisted: 'yes' }, 'Show')}
        </span>
      )}
      {state.includeBlacklisted && <span>Blacklisted podcasts are shown. {show({ includeBlacklisted: null }, 'Hide')}</span>}
    </p>
  );
}
