import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/errors';
import { applyOverlay, createEditStore, type EditConflict, resolvedEdit } from './edit-store';
import type { ListEdit, ListRow } from './list-row';
import { sampleRow } from './sample-rows';

interface Sent {
  version: number;
  edit: ListEdit;
}

const settle = () => new Promise((done) => setTimeout(done));

function createPromise() {
  let finish: () => void;
  const promise = new Promise<void>((done) => {
    finish = done;
  });
  return { promise, finish: () => finish() };
}

/** A server with one row, which answers when the test lets it. */
function setUp(fields: Partial<ListRow> = {}) {
  let cached = sampleRow('a', fields);
  let stored = cached;
  const sent: Sent[] = [];
  const conflicts: EditConflict[] = [];
  const failures: ListEdit[] = [];
  const gates: (() => void)[] = [];
  let nextError: Error | null = null;
  const store = createEditStore({
    getRow: () => cached,
    send: async (row, edit) => {
      sent.push({ version: row.version, edit });
      await new Promise<void>((open) => gates.push(open));
      if (nextError) {
        const error = nextError;
        nextError = null;
        throw error;
      }
      if (row.version !== stored.version) throw new ApiError('Changed', { status: 412, data: { current: stored } });
      stored = { ...stored, ...edit, version: stored.version + 1 };
      return stored;
    },
    readCurrent: (error) => (error as ApiError).current as ListRow,
    onRow: (row) => {
      cached = row;
    },
    onConflict: (conflict) => conflicts.push(conflict),
    onFailure: (_, edit) => failures.push(edit),
  });
  return {
    store,
    /** Edits the row as it is shown, or as an editor was opened with it. */
    edit: (edit: ListEdit, seen = applyOverlay([cached], store.getOverlay())[0] as ListRow) => store.edit('a', edit, seen),
    sent, conflicts, failures,
    shown: () => applyOverlay([cached], store.getOverlay())[0],
    answer: async () => {
      await settle();
      gates.shift()?.();
      await settle();
    },
    fail: (error: Error) => {
      nextError = error;
    },
    changeElsewhere: (edit: ListEdit) => {
      stored = { ...stored, ...edit, version: stored.version + 1 };
    },
    refetch: () => {
      cached = stored;
    },
  };
}

describe('an edit', () => {
  it('is shown immediately and sent with the version of the row', async () => {
    const { store, edit, sent, shown, answer } = setUp();
    edit({ state: 'pitched' });
    expect(shown()?.state).toBe('pitched');
    await answer();
    expect(sent).toEqual([{ version: 1, edit: { state: 'pitched' } }]);
    expect(shown()).toMatchObject({ state: 'pitched', version: 2 });
    expect(store.hasUnsaved()).toBe(false);
  });

  it('waits for the one before it, and then has its version', async () => {
    const { edit, sent, shown, answer, conflicts } = setUp();
    edit({ state: 'qualified' });
    edit({ state: 'pitched' });
    edit({ priority: 'high' });
    expect(shown()).toMatchObject({ state: 'pitched', priority: 'high' });
    await answer();
    await answer();
    expect(sent).toEqual([{ version: 1, edit: { state: 'qualified' } }, { version: 2, edit: { state: 'pitched', priority: 'high' } }]);
    expect(conflicts).toEqual([]);
    expect(shown()).toMatchObject({ state: 'pitched', priority: 'high', version: 3 });
  });

  it('is reverted when it fails; a later edit is still sent', async () => {
    const { edit, shown, answer, fail, failures } = setUp({ state: 'qualified' });
    edit({ state: 'pitched' });
    await settle();
    fail(new ApiError('Down', { status: 500 }));
    edit({ notes: 'Hello' });
    await answer();
    expect(failures).toEqual([{ state: 'pitched' }]);
    expect(shown()).toMatchObject({ state: 'qualified', notes: 'Hello' });
    await answer();
    expect(shown()).toMatchObject({ state: 'qualified', notes: 'Hello', version: 2 });
  });

  it('requires a choice when someone else set the same field', async () => {
    const { edit, shown, answer, changeElsewhere, conflicts } = setUp();
    changeElsewhere({ state: 'booked' });
    edit({ state: 'pitched' });
    await answer();
    expect(conflicts).toMatchObject([{ current: { state: 'booked', version: 2 }, edit: { state: 'pitched' }, fields: ['state'] }]);
    expect(shown()).toMatchObject({ state: 'booked' });
    edit({ state: 'pitched' });
    await answer();
    expect(shown()).toMatchObject({ state: 'pitched', version: 3 });
  });

  it('is added to the change of another field, without a question', async () => {
    const { edit, shown, answer, changeElsewhere, conflicts, sent } = setUp();
    changeElsewhere({ notes: 'Ann was here' });
    edit({ state: 'pitched' });
    await answer();
    await answer();
    expect(sent.map(({ version }) => version)).toEqual([1, 2]);
    expect(conflicts).toEqual([]);
    expect(shown()).toMatchObject({ state: 'pitched', notes: 'Ann was here', version: 3 });
  });

  it('requires a choice although a refetch brought the value of the other before it was sent', async () => {
    const { edit, answer, changeElsewhere, refetch, conflicts } = setUp();
    edit({ priority: 'high' });
    edit({ state: 'pitched' });
    await answer();
    changeElsewhere({ state: 'booked' });
    refetch();
    await answer();
    expect(conflicts).toMatchObject([{ fields: ['state'] }]);
  });

  it('requires a choice when an event brought the value of someone else under the open editor', async () => {
    const { edit, answer, changeElsewhere, refetch, conflicts, sent, shown } = setUp({ notes: 'Call Ann' });
    const opened = shown();
    changeElsewhere({ notes: 'Call Ben, Ann has left' });
    refetch();
    edit({ notes: 'Call Ann on Monday' }, opened);
    await answer();
    expect(sent).toEqual([]);
    expect(conflicts).toMatchObject([{ current: { notes: 'Call Ben, Ann has left' }, edit: { notes: 'Call Ann on Monday' }, fields: ['notes'] }]);
    expect(shown()?.notes).toBe('Call Ben, Ann has left');
  });

  it('requires a choice although an edit of another field was sent with the newer version', async () => {
    const { edit, answer, changeElsewhere, conflicts, shown } = setUp({ notes: 'Call Ann' });
    const opened = shown();
    changeElsewhere({ notes: 'Call Ben' });
    edit({ state: 'pitched' });
    edit({ notes: 'Call Ann on Monday' }, opened);
    await answer();
    await answer();
    expect(shown()).toMatchObject({ state: 'pitched', notes: 'Call Ben' });
    expect(conflicts).toMatchObject([{ fields: ['notes'], seen: { notes: 'Call Ann' } }]);
  });

  it('is no conflict with an own edit of the same field that is being sent', async () => {
    const { edit, answer, conflicts, shown } = setUp({ notes: 'Call Ann' });
    const opened = shown();
    edit({ notes: 'Call Ben' });
    edit({ notes: 'Call Carl' }, opened);
    await answer();
    await answer();
    expect(conflicts).toEqual([]);
    expect(shown()?.notes).toBe('Call Carl');
  });

  it('stays visible over rows that are fetched meanwhile', () => {
    const { edit, shown, changeElsewhere, refetch } = setUp();
    edit({ state: 'pitched' });
    changeElsewhere({ notes: 'New' });
    refetch();
    expect(shown()).toMatchObject({ state: 'pitched', notes: 'New' });
  });
});

describe('the end of a conflict', () => {
  const conflict: EditConflict = {
    current: sampleRow('a', { notes: 'Theirs', labels: ['ice', 'theirs'] }), edit: { notes: 'Mine', labels: ['ice', 'mine'], priority: 'high' }, seen: { notes: '', labels: ['ice', 'old'], priority: null }, fields: ['notes', 'labels'],
  };

  it('sets the own values, and adds own labels to those of the others', () => {
    expect(resolvedEdit(conflict, true)).toEqual({ notes: 'Mine', labels: ['ice', 'theirs', 'mine'], priority: 'high' });
  });

  it('sets only the fields without a conflict when the values of the other stay', () => {
    expect(resolvedEdit(conflict, false)).toEqual({ priority: 'high' });
  });
});

describe('a bulk change', () => {
  it('is shown until it is done, and edits of its rows wait for it', async () => {
    const { store, edit, shown, sent, answer, changeElsewhere, refetch } = setUp();
    const { promise, finish } = createPromise();
    const held = store.hold(new Map([['a', { edit: { state: 'lost' }, isRemoved: false }]]), () => promise);
    edit({ priority: 'low' });
    expect(shown()).toMatchObject({ state: 'lost', priority: 'low' });
    await settle();
    expect(sent).toEqual([]);
    changeElsewhere({ state: 'lost' });
    refetch();
    finish();
    await held;
    await answer();
    expect(sent).toEqual([{ version: 2, edit: { priority: 'low' } }]);
    expect(shown()).toMatchObject({ state: 'lost', priority: 'low' });
  });

  it('is reverted when it fails', async () => {
    const { store, shown } = setUp();
    const held = store.hold(new Map([['a', { edit: {}, isRemoved: true }]]), () => Promise.reject(new Error('down')));
    expect(shown()).toBeUndefined();
    await expect(held).rejects.toThrow('down');
    expect(shown()).toMatchObject({ id: 'a' });
  });
});
