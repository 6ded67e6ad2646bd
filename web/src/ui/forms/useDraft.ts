import { useState } from 'react';

/**
 * The draft of a value that several people edit. The first keystroke remembers what the reader saw, because a live event may bring a
 * newer value, with a newer version, under an open editor: a save on top of that would overwrite it without a conflict.
 */
export function useDraft<Seen, Value>(current: Seen, read: (seen: Seen) => Value) {
  const [draft, setDraft] = useState<{ seen: Seen; value: Value } | null>(null);
  return {
    value: draft ? draft.value : read(current),
    set: (value: Value) => setDraft((before) => ({ seen: before?.seen ?? current, value })),
    /** Ends the draft, and passes its value with what the reader saw when they began. Does nothing without a draft. */
    end: (save: (value: Value, seen: Seen) => void) => {
      if (draft) save(draft.value, draft.seen);
      setDraft(null);
    },
  };
}

interface Versioned {
  id: string;
  version: number;
}

/**
 * The stored row that unsaved changes are based on: the newest one while there are none, and from then on the one that the reader saw.
 * After a conflict, `accept` takes the newest row as seen.
 */
export function useSeenRow<Row extends Versioned>(stored: Row | null, isChanged: boolean): { seen: Row | null; accept: () => void } {
  const [kept, setKept] = useState<Row | null>(stored);
  const isFollowing = !isChanged || kept === null || kept.id !== stored?.id;
  if (isFollowing && kept !== stored) setKept(stored);
  return { seen: isFollowing ? stored : kept, accept: () => setKept(null) };
}
