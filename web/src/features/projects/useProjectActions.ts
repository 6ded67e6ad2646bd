import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteProject, projectsQuery, restoreProject, updateProject } from '../../api/lists/projects';
import type { ProjectSummary } from '../../api/lists/types';
import { togglePin, usePreferences } from '../../widgets/preferences';
import { showFailure, showMessage, showUndo } from '../../widgets/undo';

type Project = Pick<ProjectSummary, 'projectId' | 'name' | 'status' | 'version'>;

/** The actions on a list, on its card and on its page. Each change can be undone. */
export function useProjectActions() {
  const queryClient = useQueryClient();
  const { preferences, change } = usePreferences();
  const refresh = () =>
    Promise.all([queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey }), queryClient.invalidateQueries({ queryKey: ['project'] })]);
  const archive = useMutation({
    mutationFn: ({ projectId, version }: Project) => updateProject(projectId, { state: 'ARCHIVED' }, version),
    onSuccess: ({ changeId }, { name }) => (showUndo(changeId, `“${name}” archived`), refresh()),
    onError: (error) => (showFailure('The list wasn’t archived', error), refresh()),
  });
  const reopen = useMutation({
    mutationFn: ({ projectId, version }: Project) => updateProject(projectId, { state: 'ACTIVE' }, version),
    onSuccess: ({ changeId }, { name }) => (showUndo(changeId, `“${name}” is active again`), refresh()),
    onError: (error) => (showFailure('The list is still archived', error), refresh()),
  });
  const remove = useMutation({
    mutationFn: ({ projectId, version }: Project) => deleteProject(projectId, version),
    onSuccess: ({ changeId }, { projectId, name }) => {
      // At once: an action on its card while the lists are read again would be on an old version, also after Undo.
      queryClient.setQueryData(projectsQuery.queryKey, (known) => known && { ...known, projects: known.projects.filter((project) => project.projectId !== projectId) });
      showUndo(changeId, `“${name}” deleted. It can be restored for 30 days.`);
      return refresh();
    },
    onError: (error) => (showFailure('The list wasn’t deleted', error), refresh()),
  });
  const restore = useMutation({
    mutationFn: ({ projectId }: Pick<ProjectSummary, 'projectId' | 'name'>) => restoreProject(projectId),
    onSuccess: (_, { name }) => (showMessage(`“${name}” restored`), refresh()),
    onError: (error) => showFailure('The list wasn’t restored', error),
  });
  const pinnedIds = preferences.projects.favoriteProjectIds;
  const togglePinned = (projectId: string) => void change({ projects: { favoriteProjectIds: togglePin(pinnedIds, projectId) } });
  return { archive, reopen, remove, restore, pinnedIds, togglePinned };
}
