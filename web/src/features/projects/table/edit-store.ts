/**
 * Edits of rows that the server has not confirmed yet. The page shows them at once, over the rows of the query cache, so that a
 * refetch does not undo what the reader sees, and a failure reverts only the failed edit.
 *
 * The edits of one row are sent one after another, each with the version that the previous one returned. Otherwise the second edit
 * of a reader would collide with the first.
 */
import { toApiError } from '../../../api/errors';
import type { ListEdit, ListRow } from './list-row';

export interface RowOverlay {
  edit: ListEdit;
  isRemoved: boolean;
}

export type Overlay = ReadonlyMap<string, RowOverlay>;

export interface EditConflict {
  /** The row as it is now. */
  current: ListRow;
  /** What the reader wants to set. */
  edit: ListEdit;
  /** The fields that someone else set to another value. */
  fields: readonly (keyof ListEdit)[];
}

interface EditStoreOptions {
  /** Returns the row as the query cache has it. */
  getRow: (id: string) => ListRow | undefined;
  /** Sends an edit with the version of the row, and returns the row as the server stored it. */
  send: (row: ListRow, edit: ListEdit) => Promise<ListRow>;
  /** Reads the row of a 412 response. */
  readCurrent: (error: unknown, row: ListRow) => ListRow | null;
  /** Puts the server's row into the query cache. */
  onRow: (row: ListRow) => void;
  onConflict: (conflict: EditConflict) => void;
  onFailure: (row: ListRow, edit: ListEdit, error: unknown) => void;
}

interface PendingRow {
  /** The row that the edits are based on. */
  base: ListRow;
  inFlight: ListEdit | null;
  queued: ListEdit | null;
}

interface HeldRow extends RowOverlay {
  done: Promise<unknown>;
}

const isEqual = (left: unknown, right: unknown) => left === right || JSON.stringify(left) === JSON.stringify(right);

/** The fields of an edit that someone else set to another value since the reader saw the row. */
export function conflictingFields(base: ListRow, edit: ListEdit, current: ListRow): (keyof ListEdit)[] {
  const fields = Object.keys(edit) as (keyof ListEdit)[];
  return fields.filter((field) => !isEqual(current[field], base[field]) && !isEqual(current[field], edit[field]));
}

/** An edit fails after this many attempts when others keep changing the row. */
const MAX_REBASES = 3;

export function createEditStore({ getRow, send, readCurrent, onRow, onConflict, onFailure }: EditStoreOptions) {
  const pending = new Map<string, PendingRow>();
  const held = new Map<string, HeldRow>();
  const listeners = new Set<() => void>();
  let overlay: Overlay = new Map();

  function publish(): void {
    const next = new Map<string, RowOverlay>();
    for (const [id, { edit, isRemoved }] of held) next.set(id, { edit, isRemoved });
    for (const [id, { inFlight, queued }] of pending) {
      const before = next.get(id);
      next.set(id, { edit: { ...before?.edit, ...inFlight, ...queued }, isRemoved: before?.isRemoved ?? false });
    }
    overlay = next;
    for (const listener of listeners) listener();
  }

  /** Sends an edit. When others changed other fields, sends it again with the new version. */
  async function sendRebased(entry: PendingRow, edit: ListEdit): Promise<void> {
    for (let rebases = 0; ; rebases += 1) {
      try {
        entry.base = await send(entry.base, edit);
        onRow(entry.base);
        return;
      } catch (error) {
        const current = toApiError(error).isConflict ? readCurrent(error, entry.base) : null;
        if (current === null || rebases === MAX_REBASES) {
          onFailure(entry.base, edit, error);
          return;
        }
        const fields = conflictingFields(entry.base, edit, current);
        entry.base = current;
        onRow(current);
        if (fields.length > 0) {
          onConflict({ current, edit, fields });
          return;
        }
      }
    }
  }

  async function run(id: string, entry: PendingRow): Promise<void> {
    while (entry.queued !== null) {
      // A bulk change of the row changes its version.
      const bulk = held.get(id);
      if (bulk) {
        await bulk.done.catch(() => undefined);
        entry.base = getRow(id) ?? entry.base;
      }
      entry.inFlight = entry.queued;
      entry.queued = null;
      await sendRebased(entry, entry.inFlight);
      entry.inFlight = null;
      publish();
    }
    pending.delete(id);
    publish();
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getOverlay: () => overlay,
    /** Whether edits wait for the server. */
    hasUnsaved: () => pending.size > 0 || held.size > 0,

    edit(id: string, edit: ListEdit): void {
      const running = pending.get(id);
      if (running) {
        running.queued = { ...running.queued, ...edit };
        publish();
        return;
      }
      const base = getRow(id);
      if (!base) return;
      const entry: PendingRow = { base, inFlight: null, queued: edit };
      pending.set(id, entry);
      publish();
      void run(id, entry);
    },

    /** Shows a change of many rows until it is done, and the rows are fetched again or the change failed. */
    async hold<Result>(changes: ReadonlyMap<string, RowOverlay>, act: () => Promise<Result>): Promise<Result> {
      const waiting = [...changes.keys()].flatMap((id) => held.get(id)?.done ?? []);
      const done = Promise.allSettled(waiting).then(act);
      const entries = [...changes].map(([id, change]) => [id, { ...change, done }] as const);
      for (const [id, entry] of entries) held.set(id, entry);
      publish();
      try {
        return await done;
      } finally {
        for (const [id, entry] of entries) if (held.get(id) === entry) held.delete(id);
        publish();
      }
    },
  };
}

export type EditStore = ReturnType<typeof createEditStore>;

/** The rows with the unconfirmed edits. Rows without one stay the same objects. */
export function applyOverlay(rows: readonly ListRow[], overlay: Overlay): readonly ListRow[] {
  if (overlay.size === 0) return rows;
  return rows.flatMap((row) => {
    const change = overlay.get(row.id);
    if (!change) return [row];
    return change.isRemoved ? [] : [{ ...row, ...change.edit }];
  });
}
