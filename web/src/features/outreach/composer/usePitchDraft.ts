import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { savePitch, storePitch } from '../../../api/outreach/pitches';
import type { PitchDetails } from '../../../api/outreach/types';
import { useLeaveWarning } from '../../../ui/navigation/useLeaveWarning';
import { createPitchDraft, type DraftState, type PitchDraft } from './pitch-draft';

/** The text of a pitch with its autosave. Unsaved text is saved when the reader leaves the page. */
export function usePitchDraft(pitch: PitchDetails): { draft: PitchDraft; state: DraftState } {
  const queryClient = useQueryClient();
  const { id } = pitch;
  const [draft] = useState(() =>
    createPitchDraft(pitch, async (text, version) => {
      const data = await savePitch(id, text, version);
      await storePitch(queryClient, data);
      return data.outreach;
    }),
  );
  const state = useSyncExternalStore(draft.subscribe, draft.getState);
  useEffect(() => draft.receive(pitch), [draft, pitch]);
  useEffect(
    () => () => {
      void draft.flush().then(() => queryClient.invalidateQueries({ queryKey: ['outreach', 'history'] }));
    },
    [draft, queryClient],
  );
  // Within the app the text is saved on the way out. A page that the browser closes cannot wait for that.
  const isPending = state.state === 'waiting' || state.state === 'saving';
  useLeaveWarning(isPending);
  return { draft, state };
}
