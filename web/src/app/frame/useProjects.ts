import { useQuery } from '@tanstack/react-query';
import { projectsQuery } from '../../api/lists/projects';
import type { ProjectSummary } from '../../api/lists/types';
import { meQuery } from '../../api/queries';
import { usePreferences } from '../../widgets/preferences';
import { isOpen, sortProjects } from '../../widgets/project-order';
import { useRailPath } from './useRailPath';

interface Projects {
  projects: readonly ProjectSummary[];
  pinnedIds: readonly string[];
  isPending: boolean;
  isError: boolean;
  /** The project of the page, or the one that led to its podcast. */
  current: ProjectSummary | null;
}

/** The slug or id in the path of a project. */
function projectOf(path: string): string | null {
  const [, app, room, slug] = path.split('/');
  return app === 'app' && room === 'projects' && slug ? slug : null;
}

/** The open projects of the team, pinned ones first. */
export function useProjects(): Projects {
  const { data: me } = useQuery(meQuery);
  const { data, isPending, isError } = useQuery({ ...projectsQuery, enabled: Boolean(me?.user) });
  const { preferences } = usePreferences();
  const projectSlug = projectOf(useRailPath());
  const pinnedIds = preferences.projects.favoriteProjectIds;
  const all = data?.projects ?? [];
  const current = all.find(({ slug, projectId }) => slug === projectSlug || projectId === projectSlug) ?? null;
  return { projects: sortProjects(all.filter(isOpen), pinnedIds), pinnedIds, isPending, isError, current };
}
