import { useQueries, useQuery } from '@tanstack/react-query';
import { alertsQuery } from '../../../api/alerts/configs';
import type { AlertConfig } from '../../../api/alerts/types';
import { projectQuery, projectsQuery } from '../../../api/lists/projects';
import { type SavedSearch, savedSearchesQuery } from '../../../api/lists/saved-searches';
import { useNow } from '../../../ui/useNow';
import { isOpen } from '../../../widgets/project-order';
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
  const projects = useQuery(projectsQuery);
  const searches = useQuery({ ...savedSearchesQuery, retry: false });
  const alerts = useQuery({ ...alertsQuery, retry: false });
  const worked = (projects.data?.projects ?? [])
    .filter((project) => isOpen(project) && project.listedPodcastsCount > 0)
    .toSorted((left, right) => right.lastUpdated.localeCompare(left.lastUpdated))
    .slice(0, MAX_PROJECTS);
  const details = useQueries({ queries: worked.map(({ slug }) => projectQuery(slug)) });
  return {
    items: findWork(details.flatMap(({ data }) => (data ? [data.project] : [])), nowMs),
    newMatches: (searches.data?.savedSearches ?? []).filter(({ newCount }) => (newCount ?? 0) > 0),
    alerts: (alerts.data?.alertConfigs ?? []).filter(({ unseenCount }) => unseenCount > 0),
    isPending: projects.isPending || searches.isPending || alerts.isPending || details.some((query) => query.isPending),
  };
}
