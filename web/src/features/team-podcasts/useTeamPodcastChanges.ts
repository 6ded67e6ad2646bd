import { useMutation, useQueryClient } from '@tanstack/react-query';
import { putTeamPodcast, removeTeamPodcasts, type TeamPodcast, type TeamPodcastFlags } from '../../api/lists/team-podcasts';
import { plural } from '../../ui/text/format';
import { showFailure, showMessage, showRestore } from '../../widgets/undo';

/** How many changes of a selection are sent at a time. */
const PARALLEL = 4;

async function setAll(podcasts: readonly Pick<TeamPodcast, 'podcastId'>[], flags: TeamPodcastFlags): Promise<void> {
  const left = [...podcasts];
  const next = async (): Promise<void> => {
    const podcast = left.pop();
    if (!podcast) return;
    await putTeamPodcast(podcast.podcastId, flags);
    await next();
  };
  await Promise.all(Array.from({ length: PARALLEL }, next));
}

/** Changes and removes podcasts of the team. `onRemoved` is called after a removal. */
export function useTeamPodcastChanges(onRemoved: () => void) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['team-podcasts'] });
  const change = useMutation({
    mutationFn: ({ changed, flags }: { changed: readonly TeamPodcast[]; flags: TeamPodcastFlags }) => setAll(changed, flags),
    onError: (error) => showFailure('Not everything was changed', error),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (removed: readonly TeamPodcast[]) => removeTeamPodcasts(removed.map(({ podcastId }) => podcastId)),
    onSuccess: ({ removedPodcasts, errors }, removed) => {
      onRemoved();
      const kept = errors > 0 ? ` ${plural(errors, 'blacklisted podcast')} can only be removed by an admin.` : '';
      if (removedPodcasts === 0) {
        showMessage(`Nothing was removed.${kept}`);
        return;
      }
      showRestore(`Removed ${plural(removedPodcasts, 'podcast')} from the team. Lists keep them.${kept}`, async () => {
        // Restores the flags of blacklisted podcasts that were not removed.
        for (const { podcastId, sync, blacklist } of removed) await putTeamPodcast(podcastId, { sync, ...(blacklist && { blacklist }) });
        await refresh();
      });
    },
    onError: (error) => showFailure('Nothing was removed', error),
    onSettled: refresh,
  });
  return { change, remove, isBusy: change.isPending || remove.isPending };
}

export type TeamPodcastChanges = ReturnType<typeof useTeamPodcastChanges>;
