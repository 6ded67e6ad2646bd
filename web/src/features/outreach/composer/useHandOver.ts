import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../api/errors';
import { copyPitch } from '../../../api/outreach/pitches';
import type { CopiedPitch, CopyRequest, PitchDetails } from '../../../api/outreach/types';
import { saveFile } from '../../../ui/plot/saveFile';
import { showFailure, showMessage } from '../../../widgets/undo';
import { clipboardText, type Concern, concernOf, findConcern, type HandOver } from './hand-over';
import { findSlots, type PitchText } from '../pitch-text';

interface Attempt {
  kind: HandOver;
  accepted: CopyRequest;
}

/** The chosen format, and the warnings to confirm. */
export interface Doubt extends Concern {
  kind: HandOver;
}

interface HandOverControls {
  start: (kind: HandOver) => void;
  /** Waits for a confirmation; null when there is nothing to confirm. */
  doubt: Doubt | null;
  confirm: () => void;
  cancel: () => void;
  pending: HandOver | null;
}

/** Copies or opens a pitch, after its warnings were confirmed. */
export function useHandOver(pitch: PitchDetails, text: PitchText, onBefore: () => Promise<boolean>): HandOverControls {
  const queryClient = useQueryClient();
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const copy = useMutation({
    mutationFn: async ({ accepted }: Attempt) => {
      if (!(await onBefore())) throw new Error('Your text isn’t saved yet. Save it first.');
      return copyPitch(pitch.id, accepted);
    },
    onSuccess: (copied, { kind }) => deliver(kind, copied, pitch.podcast.slug),
    onError: (failure, { kind, accepted }) => {
      const error = toApiError(failure);
      const concern = concernOf(error, accepted);
      if (concern) setDoubt({ kind, ...concern });
      else showFailure('Nothing was copied', error);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['outreach'] }),
  });
  return {
    start: (kind) => {
      const concern = findConcern(findSlots(text), pitch.lastContact);
      if (concern) setDoubt({ kind, ...concern });
      else copy.mutate({ kind, accepted: {} });
    },
    doubt,
    confirm: () => {
      if (doubt) copy.mutate({ kind: doubt.kind, accepted: doubt.accepted });
      setDoubt(null);
    },
    cancel: () => setDoubt(null),
    pending: copy.isPending ? copy.variables.kind : null,
  };
}

const REMINDER = 'Mark it as pitched once you have sent it.';

async function deliver(kind: HandOver, copied: CopiedPitch, podcastSlug: string): Promise<void> {
  if (kind === 'file') {
    saveFile(new Blob([copied.eml], { type: 'message/rfc822' }), `pitch-${podcastSlug}.eml`);
    showMessage(`Downloaded. ${REMINDER}`);
  } else if (kind === 'link') {
    if (copied.mailto === null) showMessage('The text is too long for an email link. Download it as a file instead.');
    else openLink(copied.mailto);
  } else {
    try {
      await navigator.clipboard.writeText(clipboardText(kind, copied));
      showMessage(kind === 'subject' ? 'Subject copied' : `Copied. ${REMINDER}`);
    } catch {
      showFailure('Your browser doesn’t allow copying', new Error('Select the text and copy it yourself.'));
    }
  }
}

/** Opens the mail program, as a link does. */
function openLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.click();
}
