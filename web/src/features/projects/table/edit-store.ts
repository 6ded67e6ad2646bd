/**
 * Edits of rows that the server has not confirmed yet. The page shows them at once, over the rows of the query cache, so that a
 * refetch does not undo what the reader sees, and a failure reverts only the failed edit.
 *
 * The edits of one row are sent one after another, each with the version that the previous one returned. Otherwise the second edit
 * of a reader would collide with the first.
 *
 * An edit also carries the values that the reader saw when they began it. An event may bring a newer row under an open editor, whose
 * version would match, so that the values decide whether the edit overwrites what someone else set.
 */
import { toApiError } from '../../../api/errors';
import { differs, mergeFields } from '../../../ui/forms/merge-fields';
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
  /** What these fields were when the reader began. */
  seen: ListEdit;
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

/** An edit, with the values that its fields had when the reader began it. */
interface Change {
  edit: ListEdit;
  seen: ListEdit;
}

interface PendingRow {
  /** The row that the edits are based on. */
  base: ListRow;
  inFlight: Change | null;
  queued: Change | null;
}

interface HeldRow extends RowOverlay {
  done: Promise<unknown>;
}

const fieldsOf = (edit: ListEdit) => Object.keys(edit) as (keyof ListEdit)[];
// The type of an object from entries does not relate values to fields.
const pick = (values: ListEdit, fields: readonly (keyof ListEdit)[]): ListEdit => Object.fromEntries(fields.map((field) => [field, values[field]])) as ListEdit;

/** The server trims texts. */
const isEqual = (left: unknown, right: unknown) => !differs(typeof left === 'string' ? left.trim() : left, typeof right === 'string' ? right.trim() : right);

/** The fields of an edit that someone else set to another value since the reader saw the row. */
export const conflictingFields = ({ edit, seen }: Change, current: ListEdit): (keyof ListEdit)[] =>
  fieldsOf(edit).filter((field) => !isEqual(current[field], seen[field]) && !isEqual(current[field], edit[field]));

/** The edit that ends a conflict. The reader's labels are merged with those of the others, and fields without a conflict are set anyway. */
export function resolvedEdit({ current, edit, seen, fields }: EditConflict, isMineKept: boolean): ListEdit {
  const kept = fieldsOf(edit).filter((field) => isMineKept || !fields.includes(field));
  return pick(mergeFields(seen, edit, pick(current, fieldsOf(edit))), kept);
}

/** Two edits as one. A field that both change was last seen before the first of them. */
const joined = (first: Change | null, second: Change): Change => ({ edit: { ...first?.edit, ...second.edit }, seen: { ...second.seen, ...first?.seen } });

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
      next.set(id, { edit: { ...before?.edit, ...inFlight?.edit, ...queued?.edit }, isRemoved: before?.isRemoved ?? false });
    }
    overlay = next;
    for (const listener of listeners) listener();
  }

  /** Sends an edit. When others changed other fields, sends it again with the new version. */
  async function sendRebased(entry: PendingRow, change: Change): Promise<void> {
    for (let rebases = 0; ; rebases += 1) {
      const fields = conflictingFields(change, entry.base);
      if (fields.length > 0) {
        onConflict({ current: entry.base, ...change, fields });
        return;
      }
      try {
        entry.base = await send(entry.base, change.edit);
        onRow(entry.base);
        // The reader saw their own value, which the server may have tidied.
        if (entry.queued) entry.queued.seen = { ...entry.queued.seen, ...pick(entry.base, fieldsOf(change.edit).filter((field) => field in (entry.queued?.edit ?? {}))) };
        return;
      } catch (error) {
        const current = toApiError(error).isConflict ? readCurrent(error, entry.base) : null;
        if (current === null || rebases === MAX_REBASES) {
          onFailure(entry.base, change.edit, error);
          return;
        }
        entry.base = current;
        onRow(current);
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

    /** Sends an edit. `seen` is the row as it was when the reader began the edit. */
    edit(id: string, edit: ListEdit, seen: ListEdit): void {
      const change: Change = { edit, seen: pick(seen, fieldsOf(edit)) };
      const running = pending.get(id);
      if (running) {
        // What the reader saw of a field that is being sent is their own value.
        const own = running.inFlight ? pick(running.inFlight.seen, fieldsOf(running.inFlight.edit).filter((field) => field in edit)) : {};
        running.queued = joined(running.queued, { edit, seen: { ...change.seen, ...own } });
        publish();
        return;
      }
      const base = getRow(id);
      if (!base) return;
      const entry: PendingRow = { base, inFlight: null, queued: change };
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

/** The rows with the unconfirmed edits. Rows without one stay the same objects. */
export function applyOverlay(rows: readonly ListRow[], overlay: Overlay): readonly ListRow[] {
  if (overlay.size === 0) return rows;
  return rows.flatMap((row) => {
    const change = overlay.get(row.id);
    if (!change) return [row];
    return change.isRemoved ? [] : [{ ...row, ...change.edit }];
  });
}
