/**
 * The values of a form that saves itself. It waits for a pause in typing, sends the changed fields of one call after another, each with
 * the version that the previous one returned, and merges what others change meanwhile. A field that is not valid stays in the form, and
 * the others are saved without it.
 */
import { type ApiError, toApiError } from '../../api/errors';
import type { EditorState, EditorTarget, EditorTransport, SaveState, VersionedFields } from './editor-transport';
import type { FieldName, GuestFields } from './guest-fields';
import { GuestForm } from './guest-form';
import { sendNextFields } from './send-fields';

export interface EditorOptions {
  values: GuestFields;
  target: EditorTarget | null;
  transport: EditorTransport;
  /** How long the reader pauses before the form saves itself. */
  delayMs?: number;
  retryMs?: number;
}

const DELAY_MS = 800;
const RETRY_MS = 10_000;
/** The form stops saving after this many attempts when others keep changing the profile. */
const MAX_REBASES = 5;

export type GuestEditor = ReturnType<typeof createGuestEditor>;

export function createGuestEditor({ values: start, target: startTarget, transport, delayMs = DELAY_MS, retryMs = RETRY_MS }: EditorOptions) {
  const form = new GuestForm(start, startTarget);
  let state: SaveState = 'idle';
  let error: ApiError | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** The profile of a refetch that arrived while a change was being sent. */
  let received: VersionedFields | null = null;
  const listeners = new Set<() => void>();

  let snapshot: EditorState = { values: start, state, problems: {}, conflict: null, error, isUnsaved: false, focused: null };
  function publish(): void {
    const { values, problems, conflict, focused } = form;
    snapshot = { values, state, problems, conflict, error, isUnsaved: form.dirtyFields().length > 0, focused };
    for (const listener of listeners) listener();
  }

  function enter(next: SaveState, failure: ApiError | null = null): void {
    state = next;
    error = failure;
    publish();
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function set<Name extends FieldName>(field: Name, value: GuestFields[Name]): void {
    form.set(field, value);
    if (form.conflict) publish();
    else {
      // While a change is being sent, the next one waits for it.
      enter(running ? 'saving' : 'waiting');
      schedule(delayMs);
    }
  }

  /** Remembers which field has the focus. A field that loses it is saved at once. */
  function setFocus(field: FieldName | null): void {
    form.setFocus(field);
    publish();
    if (field === null) void flush();
  }

  /** Applies the profile of a refetch. */
  function receive(profile: VersionedFields): void {
    if (running) {
      received = profile;
      return;
    }
    form.rebase(profile);
    if (form.conflict) enter('conflict');
    else if (state === 'conflict') {
      enter('waiting');
      schedule(delayMs);
    } else publish();
  }

  async function sendAll(): Promise<void> {
    for (let rebases = 0; !form.conflict; ) {
      try {
        if (!(await sendNextFields(form, transport, () => enter('saving')))) break;
      } catch (failure) {
        const apiError = toApiError(failure);
        const current = apiError.isConflict ? transport.readCurrent(apiError) : null;
        if (!current || rebases === MAX_REBASES) {
          enter('failed', apiError);
          // Retries when the server is unreachable or overloaded.
          if (apiError.isOffline || apiError.status >= 500) schedule(retryMs);
          return;
        }
        rebases += 1;
        form.rebase(current);
      }
    }
    if (received) form.rebase(received);
    received = null;
    if (form.conflict) enter('conflict');
    else if (form.dirtyFields().length === 0) enter(form.target === null ? 'idle' : 'saved');
    else enter(form.sendableFields().length > 0 ? 'waiting' : 'invalid');
  }

  /** Saves unsaved changes. Resolves when they are saved, or saving has failed. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (running) {
      await running;
      return state === 'waiting' && form.target !== null ? flush() : undefined;
    }
    if (form.conflict || (state === 'idle' && form.dirtyFields().length === 0)) return undefined;
    running = sendAll();
    try {
      await running;
    } finally {
      running = null;
    }
    // A refetch that arrived at the very end.
    if (received) receive(received);
    received = null;
    // A profile that can't be created yet waits for the next field.
    if (state === 'waiting' && form.target !== null) schedule(delayMs);
    return undefined;
  }

  return {
    set,
    setFocus,
    flush,
    receive,
    /** Overwrites what someone else has set. */
    keepMine(): Promise<void> {
      form.conflict = null;
      enter('waiting');
      return flush();
    },
    /** Drops the reader's values of the fields in conflict. */
    takeTheirs(): Promise<void> {
      form.takeTheirs();
      enter('waiting');
      return flush();
    },
    getTarget: () => form.target,
    getState: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
