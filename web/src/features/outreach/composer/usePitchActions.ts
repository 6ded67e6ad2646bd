import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../api/errors';
import { deletePitch, markPitched, storePitch } from '../../../api/outreach/pitches';
import type { PitchDetails } from '../../../api/outreach/types';
import { showFailure, showMessage, showRestore } from '../../../widgets/undo';

/** The queries that marking a pitch makes outdated: its list, and the marks of the podcast. */
const MARKED_ROOTS = ['projects', 'project', 'podcast-marks', 'team-podcasts'];

interface PitchActions {
  mark: (acceptDuplicate?: boolean) => void;
  takeBack: () => void;
  remove: () => void;
  isMarking: boolean;
  isRemoving: boolean;
  /** The message about an earlier contact that must be confirmed. */
  duplicate: string | null;
  closeDuplicate: () => void;
}

/** Marks a pitch as pitched, with Undo, and deletes it. `onBefore` saves the typed text. */
export function usePitchActions(pitch: PitchDetails, onBefore: () => Promise<boolean>, onRemoved: () => void): PitchActions {
  const queryClient = useQueryClient();
  const [duplicate, setDuplicate] = useState<string | null>(null);
  const { id, podcast, project } = pitch;

  async function setPitched(isPitched: boolean, acceptDuplicate = false): Promise<void> {
    const data = await markPitched(id, { isPitched, ...(acceptDuplicate && { acceptDuplicate }) });
    await storePitch(queryClient, data);
    await queryClient.invalidateQueries({ predicate: ({ queryKey: [root, part] }) => MARKED_ROOTS.some((each) => each === root) || (root === 'outreach' && part === 'history') });
  }
  async function takeBack(): Promise<void> {
    await setPitched(false);
    // The list keeps its own history, and what happened there since.
    if (project) showMessage(`${podcast.title} is still in Pitched on ${project.name}. Change its state there if needed.`);
  }

  const mark = useMutation({
    mutationFn: async (acceptDuplicate: boolean) => {
      if (!(await onBefore())) throw new Error('Your text isn’t saved yet. Save it first.');
      await setPitched(true, acceptDuplicate);
    },
    onSuccess: () => {
      setDuplicate(null);
      showRestore(project ? `${podcast.title} moved to Pitched on ${project.name}` : 'Marked as pitched', takeBack);
    },
    onError: (failure) => {
      const error = toApiError(failure);
      if (error.code === 'already_pitched') setDuplicate(error.message);
      else showFailure('Couldn’t mark it as pitched', error);
    },
  });
  const unmark = useMutation({ mutationFn: takeBack, onError: (error) => showFailure('Couldn’t mark it as not pitched', error) });
  const remove = useMutation({
    mutationFn: () => deletePitch(id),
    onSuccess: () => {
      showMessage('Pitch deleted');
      onRemoved();
      queryClient.removeQueries({ queryKey: ['outreach', id] });
      return queryClient.invalidateQueries({ queryKey: ['outreach', 'history'] });
    },
    onError: (error) => showFailure('The pitch wasn’t deleted', error),
  });
  return {
    mark: (acceptDuplicate = false) => mark.mutate(acceptDuplicate),
    takeBack: () => unmark.mutate(),
    remove: () => remove.mutate(),
    isMarking: mark.isPending || unmark.isPending,
    isRemoving: remove.isPending,
    duplicate,
    closeDuplicate: () => setDuplicate(null),
  };
}
