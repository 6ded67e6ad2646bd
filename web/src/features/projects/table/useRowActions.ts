import { useState } from 'react';
import { flushSync } from 'react-dom';
import { plural } from '../../../ui/text/format';
import { type ListedState, type Priority, priorityLabel, STATE_LABELS } from '../../../ui/listed/listed-state';
import { followUpDay, isRepeatedPitch, type ListRow } from './list-row';
import type { ListedRows } from './useListedRows';
import type { ListGrid } from './useListGrid';

export type OpenDialog =
  | { kind: 'move' | 'priority' | 'write'; rows: readonly ListRow[] }
  | { kind: 'pitch'; rows: readonly ListRow[]; followUpOn: string | null }
  | { kind: 'review'; /** Null for the whole list. */ rows: readonly ListRow[] | null };

interface PitchOptions {
  /** Whether the reader has seen that the team pitched some of the rows before. */
  isConfirmed?: boolean;
  /** The next action of pitched podcasts that have none; null for no date. */
  followUpOn?: string | null;
}

const subjectOf = (rows: readonly ListRow[]) => (rows.length === 1 && rows[0] ? rows[0].title : plural(rows.length, 'podcast'));

/** What a reader does with rows. Each act is announced, and some open a dialog first. */
export function useRowActions(listed: ListedRows, { active, dispatch }: Pick<ListGrid, 'active' | 'dispatch'>, isReadOnly: boolean) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [announcedFailure, setAnnouncedFailure] = useState(listed.failure);
  if (announcedFailure !== listed.failure) {
    setAnnouncedFailure(listed.failure);
    if (listed.failure) setAnnouncement(listed.failure.text);
  }

  function setState(rows: readonly ListRow[], state: ListedState, { isConfirmed = false, followUpOn = followUpDay(Date.now()) }: PitchOptions = {}) {
    const moved = rows.filter((row) => row.state !== state);
    const [first] = moved;
    if (!first) return;
    if (!isConfirmed && moved.some((row) => isRepeatedPitch(row, state))) {
      setDialog({ kind: 'pitch', rows: moved, followUpOn });
      return;
    }
    const subject = moved.length === 1 ? `${first.title} moved from ${STATE_LABELS[first.state]}` : `${plural(moved.length, 'podcast')} moved`;
    const count = listed.rows.filter((row) => row.state === state).length + moved.length;
    setAnnouncement(`${subject} to ${STATE_LABELS[state]}. ${STATE_LABELS[state]} has ${plural(count, 'podcast')}.`);
    // The focus keeps its position among the current rows.
    if (active) dispatch({ type: 'activate', key: active.id });
    // A pitch without a reply needs a follow-up. A date that was set stays.
    listed.set(moved, { state }, state === 'pitched' ? followUpOn : null);
  }

  function setPriority(rows: readonly ListRow[], priority: Priority | null) {
    if (rows.length === 0) return;
    setAnnouncement(`Priority of ${subjectOf(rows)}: ${priorityLabel(priority)}`);
    listed.set(rows, { priority });
  }

  function remove(rows: readonly ListRow[]) {
    if (rows.length === 0 || isReadOnly) return;
    setAnnouncement(`${subjectOf(rows)} removed from the list`);
    void listed.remove(rows);
  }

  return {
    dialog,
    setDialog,
    announcement,
    announce: setAnnouncement,
    setState,
    setPriority,
    remove,
    /** Opens a dialog immediately, because the next key may select a choice. */
    openDialog: (kind: 'move' | 'priority' | 'write', rows: readonly ListRow[]) => {
      if (rows.length > 0) flushSync(() => setDialog({ kind, rows }));
    },
  };
}

export type RowActions = ReturnType<typeof useRowActions>;
