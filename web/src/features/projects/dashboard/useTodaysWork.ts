import { useQuery } from '@tanstack/react-query';
import { alertsQuery } from '../../../api/alerts/configs';
import type { AlertConfig } from '../../../api/alerts/types';
import { type SavedSearch, savedSearchesQuery } from '../../../api/lists/saved-searches';
import { useNow } from '../../../ui/text/useNow';
import { useRecentLists } from '../useRecentLists';
import { findWork, type WorkItem } from './work-items';

/** Only the most recently changed lists are searched. */
const MAX_PROJECTS = 6;

interface Work {
  items: readonly WorkItem[];
  /** Saved searches with results that the reader has not seen. */
  newMatches: readonly SavedSearch[];
  /** Alerts with matches that nobody has seen. */
  alerts: readonly AlertConfig[];
  isPending: boolean;
}

export function useTodaysWork(): Work {
  const nowMs = useNow();
  const recent = useRecentLists(MAX_PROJECTS);
  const searches = useQuery({ ...savedSearchesQuery, retry: false });
  const alerts = useQuery({ ...alertsQuery, retry: false });
  return {
    items: findWork(recent.lists, nowMs),
    newMatches: (searches.data?.savedSearches ?? []).filter(({ newCount }) => (newCount ?? 0) > 0),
    alerts: (alerts.data?.alertConfigs ?? []).filter(({ unseenCount }) => unseenCount > 0),
    isPending: recent.isPending || searches.isPending || alerts.isPending,
  };
}
