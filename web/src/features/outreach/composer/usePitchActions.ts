import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../api/errors';
import { deletePitch, markPitched, storePitch } from '../../../api/outreach/pitches';
import type { CopyRequest, PitchDetails } from '../../../api/outreach/types';
import { showFailure, showMessage, showRestore } from '../../../widgets/undo';
import { warningTitle } from '../contact-warning';
import { type Concern, concernOf } from './hand-over';

/** The queries that marking a pitch makes outdated: its list, and the marks of the podcast. */
const MARKED_ROOTS = ['projects', 'project', 'podcast-marks', 'team-podcasts'];

interface PitchActions {
  mark: () => void;
  takeBack: () => void;
  remove: () => void;
  isMarking: boolean;
  isRemoving: boolean;
  /** The warning that must be confirmed before the pitch is marked. */
  doubt: MarkDoubt | null;
  confirm: () => void;
  cancel: () => void;
}

/** A warning, and the marking that accepts it. */
export interface MarkDoubt extends Concern {
  title: string;
}

/** Marks a pitch as pitched, with Undo, and deletes it. `onBefore` saves the typed text. */
export function usePitchActions(pitch: PitchDetails, onBefore: () => Promise<boolean>, onRemoved: () => void): PitchActions {
  const queryClient = useQueryClient();
  const [doubt, setDoubt] = useState<MarkDoubt | null>(null);
  const { id, podcast, project } = pitch;

  async function setPitched(isPitched: boolean, accepted: CopyRequest = {}): Promise<void> {
    const data = await markPitched(id, { isPitched, ...accepted });
    await storePitch(queryClient, data);
    await queryClient.invalidateQueries({ predicate: ({ queryKey: [root, part] }) => MARKED_ROOTS.some((each) => each === root) || (root === 'outreach' && part === 'history') });
  }
  async function takeBack(): Promise<void> {
    await setPitched(false);
    // The list keeps its own history, and what happened there since.
    if (project) showMessage(`${podcast.title} is still in Pitched on ${project.name}. Change its state there if needed.`);
  }

  const mark = useMutation({
    mutationFn: async (accepted: CopyRequest) => {
      if (!(await onBefore())) throw new Error('Your text isn’t saved yet. Save it first.');
      await setPitched(true, accepted);
    },
    onSuccess: () => {
      setDoubt(null);
      showRestore(project && pitch.followsId === null ? `${podcast.title} moved to Pitched on ${project.name}` : 'Marked as pitched', takeBack);
    },
    onError: (failure, accepted) => {
      const error = toApiError(failure);
      const concern = concernOf(error, accepted);
      if (concern) setDoubt({ title: warningTitle(error.code) ?? 'Was it sent with open placeholders?', ...concern });
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
    mark: () => mark.mutate({}),
    takeBack: () => unmark.mutate(),
    remove: () => remove.mutate(),
    isMarking: mark.isPending || unmark.isPending,
    isRemoving: remove.isPending,
    doubt,
    confirm: () => doubt && mark.mutate(doubt.accepted),
    cancel: () => setDoubt(null),
  };
}
