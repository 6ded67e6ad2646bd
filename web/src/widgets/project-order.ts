import type { ProjectSummary } from '../api/lists/types';

/** Whether the list is worked on: archived ones are read-only. */
export const isOpen = ({ status }: Pick<ProjectSummary, 'status'>) => status !== 'ARCHIVED';

/** Pinned first, then active ones, then by last change (spec 4). Pins apply at once, before the server has sorted again. */
export function sortProjects<Project extends Pick<ProjectSummary, 'projectId' | 'status' | 'lastUpdated'>>(projects: readonly Project[], pinnedIds: readonly string[]): Project[] {
  const rank = ({ projectId, status }: Project) => (pinnedIds.includes(projectId) ? 0 : 2) + (status === 'ACTIVE' ? 0 : 1);
  return projects.toSorted((left, right) => rank(left) - rank(right) || right.lastUpdated.localeCompare(left.lastUpdated));
}
