import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toApiError } from '../../api/errors';
import type { GuestDocument } from '../../api/guests/types';
import { MAX_GUEST_FILES, uploadGuestFile } from '../../api/guests/uploads';
import { showMessage } from '../../widgets/undo';
import { fileProblem, freeNumber } from './guest-files';
import { refreshGuests } from './useProfileEditor';

export interface Upload {
  key: number;
  file: File;
  /** The state of an upload: rejected before sending, waiting for other uploads, in progress, or rejected by the server. */
  state: 'refused' | 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  part: number;
  message: string | null;
}

interface Uploads {
  uploads: readonly Upload[];
  add: (files: readonly File[]) => void;
  retry: (key: number) => void;
  /** Cancels an upload, or removes one that failed from the list. */
  dismiss: (key: number) => void;
}

const TOO_MANY = `A profile has at most ${MAX_GUEST_FILES} files. Remove one first.`;
let lastKey = 0;

/** Uploads files one after another. Each has its own progress, and one that fails doesn't stop the others. */
export function useUploads(guestId: string, documents: readonly GuestDocument[]): Uploads {
  const queryClient = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const chain = useRef(Promise.resolve());
  const latestDocuments = useRef(documents);
  useEffect(() => {
    latestDocuments.current = documents;
  });
  useEffect(() => {
    const controllers = aborts.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const change = (key: number, changes: Partial<Upload>) => setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  const drop = (key: number) => {
    aborts.current.delete(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  };

  async function send(key: number, file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    change(key, { state: 'sending', part: 0, message: null });
    try {
      const document = await uploadGuestFile(guestId, freeNumber(latestDocuments.current), file, { signal, onProgress: (part) => change(key, { part }) });
      if (latestDocuments.current.some(({ id }) => id === document.id)) showMessage(`${document.name} is already in the profile`);
      // The file is in the profile before its upload leaves the list.
      await refreshGuests(queryClient);
      drop(key);
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'failed', message: toApiError(error).message });
    }
  }

  function enqueue(key: number, file: File): void {
    const controller = new AbortController();
    aborts.current.set(key, controller);
    chain.current = chain.current.then(() => send(key, file, controller.signal));
  }

  return {
    uploads,
    add: (files) => {
      let room = MAX_GUEST_FILES - documents.length - uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length;
      const added = files.map((file): Upload => {
        lastKey += 1;
        const problem = fileProblem(file) ?? (room > 0 ? null : TOO_MANY);
        if (!problem) room -= 1;
        return { key: lastKey, file, state: problem ? 'refused' : 'waiting', part: 0, message: problem };
      });
      // The reader has seen the files that were rejected before.
      setUploads((all) => [...all.filter(({ state }) => state !== 'refused'), ...added]);
      for (const { key, file, state } of added) if (state === 'waiting') enqueue(key, file);
    },
    retry: (key) => {
      const upload = uploads.find((each) => each.key === key);
      if (!upload) return;
      change(key, { state: 'waiting', message: null });
      enqueue(key, upload.file);
    },
    dismiss: (key) => {
      aborts.current.get(key)?.abort();
      drop(key);
    },
  };
}
