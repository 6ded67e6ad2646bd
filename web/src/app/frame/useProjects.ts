import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { projectsQuery } from '../../api/lists/projects';
import type { ProjectSummary } from '../../api/lists/types';
import { meQuery } from '../../api/queries';
import { usePreferences } from '../../widgets/preferences';
import { isOpen, sortProjects } from '../../widgets/project-order';

interface Projects {
  projects: readonly ProjectSummary[];
  pinnedIds: readonly string[];
  isPending: boolean;
  isError: boolean;
  /** The project of the page, or null. */
  current: ProjectSummary | null;
}

/** The open projects of the team, pinned ones first. */
export function useProjects(): Projects {
  const { data: me } = useQuery(meQuery);
  const { data, isPending, isError } = useQuery({ ...projectsQuery, enabled: Boolean(me?.user) });
  const { preferences } = usePreferences();
  const { projectSlug } = useParams({ strict: false }) as { projectSlug?: string };
  const pinnedIds = preferences.projects.favoriteProjectIds;
  const all = data?.projects ?? [];
  const current = all.find(({ slug, projectId }) => slug === projectSlug || projectId === projectSlug) ?? null;
  return { projects: sortProjects(all.filter(isOpen), pinnedIds), pinnedIds, isPending, isError, current };
}
