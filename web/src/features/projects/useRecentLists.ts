import { useQueries, useQuery } from '@tanstack/react-query';
import { projectQuery, projectsQuery } from '../../api/lists/projects';
import { isOpen } from '../../widgets/project-order';

/** The open lists with podcasts that were changed last, at most `max`: each is one call. */
export function useRecentLists(max: number) {
  const projects = useQuery(projectsQuery);
  const filled = (projects.data?.projects ?? []).filter((project) => isOpen(project) && project.listedPodcastsCount > 0).toSorted((left, right) => right.lastUpdated.localeCompare(left.lastUpdated));
  const details = useQueries({ queries: filled.slice(0, max).map(({ slug }) => projectQuery(slug)) });
  const queries = [projects, ...details];
  return {
    lists: details.flatMap(({ data }) => (data ? [data.project] : [])),
    /** The lists beyond the most that are read. */
    leftOut: Math.max(0, filled.length - max),
    isPending: queries.some((query) => query.isPending),
    failed: queries.find(({ isError }) => isError),
  };
}
