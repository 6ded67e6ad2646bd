import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/errors';
import { applyOverlay, createEditStore, type EditConflict } from './edit-store';
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
    store, sent, conflicts, failures,
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
    const { store, sent, shown, answer } = setUp();
    store.edit('a', { state: 'pitched' });
    expect(shown()?.state).toBe('pitched');
    await answer();
    expect(sent).toEqual([{ version: 1, edit: { state: 'pitched' } }]);
    expect(shown()).toMatchObject({ state: 'pitched', version: 2 });
    expect(store.hasUnsaved()).toBe(false);
  });

  it('waits for the one before it, and then has its version', async () => {
    const { store, sent, shown, answer, conflicts } = setUp();
    store.edit('a', { state: 'qualified' });
    store.edit('a', { state: 'pitched' });
    store.edit('a', { priority: 'high' });
    expect(shown()).toMatchObject({ state: 'pitched', priority: 'high' });
    await answer();
    await answer();
    expect(sent).toEqual([{ version: 1, edit: { state: 'qualified' } }, { version: 2, edit: { state: 'pitched', priority: 'high' } }]);
    expect(conflicts).toEqual([]);
    expect(shown()).toMatchObject({ state: 'pitched', priority: 'high', version: 3 });
  });

  it('is reverted when it fails; a later edit is still sent', async () => {
    const { store, shown, answer, fail, failures } = setUp({ state: 'qualified' });
    store.edit('a', { state: 'pitched' });
    await settle();
    fail(new ApiError('Down', { status: 500 }));
    store.edit('a', { notes: 'Hello' });
    await answer();
    expect(failures).toEqual([{ state: 'pitched' }]);
    expect(shown()).toMatchObject({ state: 'qualified', notes: 'Hello' });
    await answer();
    expect(shown()).toMatchObject({ state: 'qualified', notes: 'Hello', version: 2 });
  });

  it('requires a choice when someone else set the same field', async () => {
    const { store, shown, answer, changeElsewhere, conflicts } = setUp();
    changeElsewhere({ state: 'booked' });
    store.edit('a', { state: 'pitched' });
    await answer();
    expect(conflicts).toMatchObject([{ current: { state: 'booked', version: 2 }, edit: { state: 'pitched' }, fields: ['state'] }]);
    expect(shown()).toMatchObject({ state: 'booked' });
    store.edit('a', { state: 'pitched' });
    await answer();
    expect(shown()).toMatchObject({ state: 'pitched', version: 3 });
  });

  it('is added to the change of another field, without a question', async () => {
    const { store, shown, answer, changeElsewhere, conflicts, sent } = setUp();
    changeElsewhere({ notes: 'Ann was here' });
    store.edit('a', { state: 'pitched' });
    await answer();
    await answer();
    expect(sent.map(({ version }) => version)).toEqual([1, 2]);
    expect(conflicts).toEqual([]);
    expect(shown()).toMatchObject({ state: 'pitched', notes: 'Ann was here', version: 3 });
  });

  it('requires a choice although a refetch brought the value of the other before it was sent', async () => {
    const { store, answer, changeElsewhere, refetch, conflicts } = setUp();
    store.edit('a', { priority: 'high' });
    store.edit('a', { state: 'pitched' });
    await answer();
    changeElsewhere({ state: 'booked' });
    refetch();
    await answer();
    expect(conflicts).toMatchObject([{ fields: ['state'] }]);
  });

  it('stays visible over rows that are fetched meanwhile', () => {
    const { store, shown, changeElsewhere, refetch } = setUp();
    store.edit('a', { state: 'pitched' });
    changeElsewhere({ notes: 'New' });
    refetch();
    expect(shown()).toMatchObject({ state: 'pitched', notes: 'New' });
  });
});

describe('a bulk change', () => {
  it('is shown until it is done, and edits of its rows wait for it', async () => {
    const { store, shown, sent, answer, changeElsewhere, refetch } = setUp();
    const { promise, finish } = createPromise();
    const held = store.hold(new Map([['a', { edit: { state: 'lost' }, isRemoved: false }]]), () => promise);
    store.edit('a', { priority: 'low' });
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
