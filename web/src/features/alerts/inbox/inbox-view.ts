/** The view of the inbox, which is kept in the URL. */
import type { MatchFilter, MatchState } from '../../../api/alerts/matches';
import { type QueryString, readText } from '../../../urls/query-string';

export interface InboxView {
  /** Null for all alerts. */
  alertId: string | null;
  isFiltered: boolean;
  state: MatchState;
}

/** Values of `state` in the URL. Without one, everything that is in the inbox is shown. */
export const STATE_OPTIONS: readonly { value: string; state: MatchState; label: string }[] = [
  { value: '', state: 'all', label: 'All matches' },
  { value: 'unseen', state: 'new', label: 'Unseen' },
  { value: 'seen', state: 'seen', label: 'Seen' },
  { value: 'snoozed', state: 'snoozed', label: 'Snoozed' },
  { value: 'not-relevant', state: 'not_relevant', label: 'Not relevant' },
];

export function readInboxView(query: QueryString): InboxView {
  return {
    alertId: readText(query.alert),
    isFiltered: readText(query.show) === 'filtered',
    state: STATE_OPTIONS.find(({ value }) => value === readText(query.state))?.state ?? 'all',
  };
}

export const formatInboxView = ({ alertId, isFiltered, state }: InboxView) => ({
  alert: alertId,
  show: isFiltered ? 'filtered' : null,
  state: STATE_OPTIONS.find((option) => option.state === state)?.value ?? null,
});

export const toMatchFilter = ({ alertId, isFiltered, state }: InboxView): MatchFilter => ({ alertConfigId: alertId, status: isFiltered ? 'filtered' : 'kept', state, isBackCatalog: false });
