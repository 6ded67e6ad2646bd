import { useMutation, useQueryClient } from '@tanstack/react-query';
import { archiveGuest, deleteGuest, restoreGuest } from '../../api/guests/profiles';
import { plural } from '../../ui/text/format';
import { showFailure, showUndo } from '../../widgets/undo';

interface Guest {
  guestProfileId: string;
  name: string;
}

/** The name of a guest, or a placeholder. */
export const guestName = ({ name }: Pick<Guest, 'name'>) => name || 'Unnamed guest';

function describeEndedFiles(count: number): string {
  if (count === 0) return '';
  return `. ${plural(count, 'file', 'files')} made room for newer ones and ${count === 1 ? 'is' : 'are'} gone.`;
}

/** The actions on a guest profile, in the list and on its page. Each change can be undone. */
export function useGuestActions() {
  const queryClient = useQueryClient();
  const refresh = (isLeft = false) =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['guests'] }),
      // The reader leaves the profile's page, so the page must not fetch the profile again.
      queryClient.invalidateQueries({ queryKey: ['guest'], refetchType: isLeft ? 'none' : 'active' }),
      queryClient.invalidateQueries({ queryKey: ['project'] }),
      queryClient.invalidateQueries({ queryKey: ['projects'] }),
    ]);
  const archive = useMutation({
    mutationFn: ({ guestProfileId }: Guest) => archiveGuest(guestProfileId),
    onSuccess: ({ changeId }, guest) => (showUndo(changeId, `${guestName(guest)} archived`), refresh()),
    onError: (error) => (showFailure('The guest wasn’t archived', error), refresh()),
  });
  const restore = useMutation({
    mutationFn: ({ guestProfileId }: Guest) => restoreGuest(guestProfileId),
    onSuccess: ({ changeId, endedFiles }, guest) => (showUndo(changeId, `${guestName(guest)} restored${describeEndedFiles(endedFiles)}`), refresh()),
    onError: (error) => (showFailure('The guest wasn’t restored', error), refresh()),
  });
  const remove = useMutation({
    mutationFn: ({ guestProfileId }: Guest) => deleteGuest(guestProfileId),
    onSuccess: ({ changeId }, guest) => {
      showUndo(changeId, `${guestName(guest)} deleted. The profile can be restored for 30 days.`);
      void refresh(true);
    },
    onError: (error) => (showFailure('The guest wasn’t deleted', error), refresh()),
  });
  return { archive, restore, remove };
}
