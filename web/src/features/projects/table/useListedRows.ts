import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type BulkAction, type BulkResult, changeListedPodcasts, type ListedPodcastChanges, listedPodcastsQuery, updateListedPodcast } from '../../../api/lists/listed-podcasts';
import { projectsQuery } from '../../../api/lists/projects';
import type { ListedPodcast } from '../../../api/lists/types';
import { toApiError } from '../../../api/errors';
import { plural } from '../../../ui/text/format';
import { STATE_LABELS } from '../../../ui/listed/listed-state';
import { showFailure, showMessage, trackChange } from '../../../widgets/undo';
import { showLatestUndo } from './latest-undo';
import { describeBulk, describeEdit } from './change-texts';
import { valuesById } from './custom-columns';
import { applyOverlay, createEditStore, type EditConflict, resolvedEdit, type RowOverlay } from './edit-store';
import { applyEdit, type Assignee, type ListEdit, type ListRow } from './list-row';
import { changedRow, entryOf, rowOf } from './row-cache';

/** Counts of the list are fetched again this long after the last change. */
const COUNTS_DELAY_MS = 1_500;

/** Fetches the counts of the list again, once after several changes. */
function createCountsRefresher(queryClient: QueryClient, project: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: ['project', project, 'details'] });
      void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
    }, COUNTS_DELAY_MS);
  };
}

function toChanges({ state, priority, labels, notes, nextActionOn, assignee, ...custom }: ListEdit): ListedPodcastChanges {
  const customValues = valuesById(custom);
  return {
    ...(state !== undefined && { state }),
    ...(priority !== undefined && { priority }),
    ...(labels && { labels: [...labels] }),
    ...(notes !== undefined && { notes }),
    ...(nextActionOn !== undefined && { nextActionOn }),
    ...(assignee !== undefined && { assigneeId: assignee?.id ?? null }),
    ...(customValues && { customValues }),
  };
}
const idsOf = (targets: readonly ListRow[]) => targets.map(({ id }) => id);
const overlayWith = (edit: ListEdit) => (): RowOverlay => ({ edit, isRemoved: false });

/** The rows of a list with the reader's edits, and the calls that change them. */
export function useListedRows(project: string) {
  const queryClient = useQueryClient();
  const options = useMemo(() => listedPodcastsQuery(project), [project]);
  const { queryKey } = options;
  const query = useQuery(options);
  const [conflicts, setConflicts] = useState<readonly EditConflict[]>([]);
  const [failure, setFailure] = useState<{ text: string } | null>(null);
  const refreshCounts = useMemo(() => createCountsRefresher(queryClient, project), [queryClient, project]);
  const store = useMemo(
    () =>
      createEditStore({
        getRow: (id) => {
          const entry = queryClient.getQueryData(queryKey)?.listedPodcasts.find(({ listedPodcastId }) => listedPodcastId === id);
          return entry && rowOf(entry);
        },
        send: (row, edit) => {
          const change = updateListedPodcast(project, row.id, toChanges(edit), row.version).then(({ updatedListedPodcast, changeId, warnings }) => {
            showLatestUndo(changeId, describeEdit(row, edit));
            for (const { message } of warnings) if (!(edit.state === 'pitched' && row.lastPitch)) showMessage(message);
            refreshCounts();
            return changedRow(row, updatedListedPodcast);
          });
          return trackChange(change);
        },
        readCurrent: (error, row) => {
          const current = toApiError(error).current as Partial<ListedPodcast> | null;
          return current?.listedPodcastId === row.id ? changedRow(row, current as ListedPodcast) : null;
        },
        onRow: (row) => {
          const changed = entryOf(row);
          queryClient.setQueryData(queryKey, (data) =>
            data && changed ? { ...data, listedPodcasts: data.listedPodcasts.map((entry) => (entry.listedPodcastId === row.id ? changed : entry)) } : data);
        },
        onConflict: (conflict) => setConflicts((others) => [...others, conflict]),
        onFailure: (row, edit, error) => {
          setFailure({ text: `${row.title} wasn’t changed.${edit.state ? ` It is ${STATE_LABELS[row.state]} again.` : ''}` });
          showFailure(`${row.title} wasn’t changed`, error);
        },
      }),
    [queryClient, queryKey, project, refreshCounts],
  );
  const overlay = useSyncExternalStore(store.subscribe, store.getOverlay);
  const saved = useMemo(() => query.data?.listedPodcasts.map(rowOf) ?? [], [query.data]);
  const rows = useMemo(() => applyOverlay(saved, overlay), [saved, overlay]);

  // The browser warns before it closes a page with unsaved edits.
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (store.hasUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [store]);

  /** Changes many rows as one change with one Undo. Returns whether it succeeded. */
  const changeMany = (targets: readonly ListRow[], action: BulkAction, overlayOf: (row: ListRow) => RowOverlay) => trackChange(sendMany(targets, action, overlayOf));

  async function sendMany(targets: readonly ListRow[], action: BulkAction, overlayOf: (row: ListRow) => RowOverlay): Promise<boolean> {
    try {
      const result = await store.hold(new Map(targets.map((row) => [row.id, overlayOf(row)])), async (): Promise<BulkResult> => {
        const response = await changeListedPodcasts(project, action);
        // The rows have new versions.
        await queryClient.invalidateQueries({ queryKey });
        return response;
      });
      showLatestUndo(result.changeId, describeBulk(action, targets, result));
      refreshCounts();
      return true;
    } catch (error) {
      const title = targets.length === 1 && targets[0] ? `${targets[0].title} wasn’t changed` : `${plural(targets.length, 'podcast')} weren’t changed`;
      setFailure({ text: `${title}. Everything is as it was.` });
      showFailure(title, error);
      return false;
    }
  }

  return {
    query,
    rows,
    conflict: conflicts[0] ?? null,
    /** The latest change that was taken back, for the live region. */
    failure,
    /** Edits a row, as it was when the reader began the edit. */
    edit: (row: ListRow, edit: ListEdit) => store.edit(row.id, edit, row),
    /**
     * Sets one value on many rows. A single row is an edit, which fails if someone changed the row. `followUpOn` is the next action of
     * rows that have none.
     */
    set: (targets: readonly ListRow[], edit: Pick<ListEdit, 'state'> | Pick<ListEdit, 'priority'>, followUpOn: string | null = null) => {
      const changed = targets.filter((row) => JSON.stringify(applyEdit(row, edit)) !== JSON.stringify(row));
      const [first] = changed;
      if (!first) return;
      const needsFollowUp = (row: ListRow) => followUpOn !== null && row.nextActionOn === null;
      const editOf = (row: ListRow): ListEdit => ({ ...edit, ...(needsFollowUp(row) && { nextActionOn: followUpOn }) });
      if (changed.length === 1) store.edit(first.id, editOf(first), first);
      else if ('state' in edit && edit.state) {
        const action: BulkAction = { action: 'state', listedPodcastIds: idsOf(changed), state: edit.state, ...(followUpOn !== null && changed.some(needsFollowUp) && { followUpOn }) };
        void changeMany(changed, action, (row) => ({ edit: editOf(row), isRemoved: false }));
      } else if ('priority' in edit) void changeMany(changed, { action: 'priority', listedPodcastIds: idsOf(changed), priority: edit.priority ?? null }, overlayWith(edit));
    },
    assign: (targets: readonly ListRow[], assignee: Assignee | null) => {
      const changed = targets.filter((row) => row.assignee?.id !== assignee?.id);
      if (changed.length > 0) void changeMany(changed, { action: 'assignee', listedPodcastIds: idsOf(changed), assigneeId: assignee?.id ?? null }, overlayWith({ assignee }));
    },
    setLabels: (targets: readonly ListRow[], addLabels: readonly string[], removeLabels: readonly string[]) => {
      const action: BulkAction = { action: 'labels', listedPodcastIds: idsOf(targets), ...(addLabels.length > 0 && { addLabels: [...addLabels] }), ...(removeLabels.length > 0 && { removeLabels: [...removeLabels] }) };
      void changeMany(targets, action, (row) => ({
        edit: { labels: [...new Set([...row.labels.filter((label) => !removeLabels.includes(label)), ...addLabels])] }, isRemoved: false,
      }));
    },
    remove: (targets: readonly ListRow[]) => changeMany(targets, { action: 'remove', listedPodcastIds: idsOf(targets) }, () => ({ edit: {}, isRemoved: true })),
    /** Resolves a conflict with the reader's value, or with the other person's. */
    resolve: (isMineKept: boolean) => {
      const [conflict, ...others] = conflicts;
      if (!conflict) return;
      setConflicts(others);
      const edit = resolvedEdit(conflict, isMineKept);
      if (Object.keys(edit).length > 0) store.edit(conflict.current.id, edit, conflict.current);
    },
  };
}

export type ListedRows = ReturnType<typeof useListedRows>;
