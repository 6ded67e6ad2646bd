import { useQuery } from '@tanstack/react-query';
import { projectsQuery } from '../../../api/lists/projects';
import type { ListActions } from './list-actions';

interface TargetList {
  target: ListActions['target'];
  /** The slug of a list that does not exist, or that is archived. */
  missing: string | null;
}

/** Finds the list that results are added to, by its slug or id. */
export function useTargetList(selectedProject: string | null): TargetList {
  const { data } = useQuery({ ...projectsQuery, enabled: selectedProject !== null });
  const found = data?.projects.find(({ slug, projectId }) => slug === selectedProject || projectId === selectedProject);
  const canAdd = found !== undefined && found.status !== 'ARCHIVED';
  return { target: canAdd ? found : null, missing: selectedProject !== null && data && !canAdd ? selectedProject : null };
}
