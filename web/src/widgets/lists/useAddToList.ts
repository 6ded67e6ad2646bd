import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addListedPodcast, type BulkResult, changeListedPodcasts } from '../../api/lists/listed-podcasts';
import { showAsListed, showAsRemoved } from '../../api/lists/search-lists';
import type { ListedState, Priority, ProjectSummary } from '../../api/lists/types';
import { usePreferences } from '../preferences';
import { showUndo } from '../undo';
import { type AddSource, describeAdded } from './add-to-list';

export interface Addition {
  source: AddSource;
  project: Pick<ProjectSummary, 'projectId' | 'slug' | 'name'>;
  state: ListedState;
  priority: Priority | null;
}

async function send({ source, project, state, priority }: Addition): Promise<BulkResult> {
  const [first, ...others] = source.kind === 'podcasts' ? source.podcasts : [];
  if (first && others.length === 0) {
    const { alreadyListed, changeId } = await addListedPodcast(project.projectId, { podcastId: first.podcastId, state, ...(priority && { priority }) });
    return { changeId: alreadyListed ? null : changeId, changedCount: alreadyListed ? 0 : 1, skipped: alreadyListed ? [{ id: first.podcastId, reason: 'already-listed' }] : [] };
  }
  const choice = { action: 'add', state, ...(priority && { priority }) } as const;
  return changeListedPodcasts(
    project.projectId,
    source.kind === 'podcasts' ? { ...choice, podcastIds: source.podcasts.map(({ podcastId }) => podcastId) } : { ...choice, searchId: source.searchId, allResults: true },
  );
}

/** Adds podcasts to a list, confirms it with Undo, and marks them in the results that are on screen. */
export function useAddToList() {
  const queryClient = useQueryClient();
  const { change } = usePreferences();
  return useMutation({
    mutationFn: send,
    onSuccess: (result, { source, project, state }) => {
      const skipped = new Set(result.skipped.map(({ id }) => id));
      const shown = source.kind === 'podcasts' ? source.podcasts.map(({ podcastId }) => podcastId) : source.shownPodcastIds;
      const added = new Set(shown.filter((podcastId) => !skipped.has(podcastId)));
      if (result.changedCount > 0) showAsListed(queryClient, added, { projectId: project.projectId, projectSlug: project.slug, projectName: project.name, state });
      showUndo(result.changeId, describeAdded(source, project, result), () => showAsRemoved(queryClient, added, project.projectId));
      void queryClient.invalidateQueries({ queryKey: ['projects'] });
      void queryClient.invalidateQueries({ queryKey: ['project'] });
      void queryClient.invalidateQueries({ queryKey: ['team-podcasts'] });
      void queryClient.invalidateQueries({ queryKey: ['podcast-marks'] });
      // The next addition proposes the same list.
      void change({ projects: { lastSelectedProjectSlug: project.slug } });
    },
  });
}
