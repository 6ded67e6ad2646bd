import { useQueries, useQuery } from '@tanstack/react-query';
import { projectQuery, projectsQuery } from '../../../api/lists/projects';
import { isOpen } from '../../../widgets/project-order';
import { findPlannedActions } from './planned-actions';

/** Each list is one call. */
const MAX_PROJECTS = 40;

/** The next actions of the lists that were changed last. */
export function usePlannedActions(userId: string | null) {
  const lists = useQuery(projectsQuery);
  const filled = (lists.data?.projects ?? []).filter((project) => isOpen(project) && project.listedPodcastsCount > 0).toSorted((left, right) => right.lastUpdated.localeCompare(left.lastUpdated));
  const details = useQueries({ queries: filled.slice(0, MAX_PROJECTS).map(({ slug }) => projectQuery(slug)) });
  const failed = [lists, ...details].find(({ isError }) => isError);
  return {
    actions: findPlannedActions(details.flatMap(({ data }) => (data ? [data.project] : [])), userId),
    /** The lists beyond the most that are read. */
    leftOut: Math.max(0, filled.length - MAX_PROJECTS),
    isPending: lists.isPending || details.some(({ isPending }) => isPending),
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}
