/**
 * The values of a form that saves itself. It waits for a pause in typing, sends the changed fields of one call after another, each with
 * the version that the previous one returned, and merges what others change meanwhile. A field that is not valid stays in the form, and
 * the others are saved without it.
 */
import { type ApiError, toApiError } from '../../api/errors';
import type { EditorState, EditorTarget, EditorTransport, SaveState, VersionedFields } from './editor-transport';
import { differingFields, type FieldName, fieldOfProblem, findProblems, type GuestFields, PART_NAMES, type PartName, PARTS } from './guest-fields';
import { type Conflict, type HeldBack, mergeFields, pickFields } from './guest-merge';
import { createRejectedFields } from './rejected-fields';

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
  let target = startTarget;
  let values = start;
  /** The values on the server. */
  let base = start;
  let state: SaveState = 'idle';
  let conflict: Conflict | null = null;
  let error: ApiError | null = null;
  let found: Record<string, string> = {};
  const rejected = createRejectedFields();
  let focused: FieldName | null = null;
  let heldBack: HeldBack | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** The profile of a refetch that arrived while a change was being sent. */
  let received: VersionedFields | null = null;
  const listeners = new Set<() => void>();

  const dirtyFields = () => differingFields(values, base);
  const hasProblem = (field: FieldName) => rejected.has(field, values) || Object.keys(found).some((key) => fieldOfProblem(key) === field);
  const sendableFields = () => dirtyFields().filter((field) => !hasProblem(field));

  let snapshot: EditorState = { values, state, problems: {}, conflict, error, isUnsaved: false, focused };
  function publish(): void {
    snapshot = { values, state, problems: { ...rejected.getProblems(), ...found }, conflict, error, isUnsaved: dirtyFields().length > 0, focused };
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
    values = { ...values, [field]: value };
    if (heldBack?.field === field) heldBack = null;
    rejected.update(field, values);
    found = findProblems(values);
    if (conflict) publish();
    else {
      // While a change is being sent, the next one waits for it.
      enter(running ? 'saving' : 'waiting');
      schedule(delayMs);
    }
  }

  /** Applies values of the server, unless they are older than those of the form. */
  function rebase({ values: theirs, version }: VersionedFields): void {
    if (!target || version < target.version) return;
    ({ values, base, heldBack, conflict } = mergeFields({ values, base, theirs, isNewer: version > target.version, focused, conflict }));
    target = { ...target, version };
    found = findProblems(values);
  }

  /** Remembers which field has the focus. A field that loses it is saved at once. */
  function setFocus(field: FieldName | null): void {
    const before = heldBack;
    focused = field;
    if (before && before.field !== field) {
      heldBack = null;
      values = { ...values, [before.field]: before.value };
      base = { ...base, [before.field]: before.value };
    }
    publish();
    if (field === null) void flush();
  }

  /** Applies the profile of a refetch. */
  function receive(profile: VersionedFields): void {
    if (running) {
      received = profile;
      return;
    }
    rebase(profile);
    if (conflict) enter('conflict');
    else if (state === 'conflict') {
      enter('waiting');
      schedule(delayMs);
    } else publish();
  }

  /** Sends the fields of one call. Returns false when there is nothing to send. */
  async function sendOne(): Promise<boolean> {
    const fields = sendableFields();
    const sent = values;
    if (fields.length === 0) return false;
    if (target === null) {
      if (!transport.create || transport.canCreate?.(sent, focused) === false) return false;
      enter('saving');
      try {
        target = await transport.create(sent, fields);
      } catch (failure) {
        if (rejected.add(toApiError(failure), fields, sent)) return true;
        throw failure;
      }
      base = { ...base, ...pickFields(sent, fields) };
      transport.onSaved?.();
      return true;
    }
    const part = PART_NAMES.find((name) => fields.some((field) => isInPart(name, field)));
    if (!part) return false;
    const partFields = fields.filter((field) => isInPart(part, field));
    enter('saving');
    try {
      const version = await transport.save(part, { ...base, ...pickFields(sent, partFields) }, partFields, target);
      target = { ...target, version };
    } catch (failure) {
      if (rejected.add(toApiError(failure), partFields, sent)) return true;
      throw failure;
    }
    base = { ...base, ...pickFields(sent, partFields) };
    transport.onSaved?.();
    return true;
  }

  async function sendAll(): Promise<void> {
    for (let rebases = 0; !conflict; ) {
      try {
        if (!(await sendOne())) break;
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
        rebase(current);
      }
    }
    if (received) rebase(received);
    received = null;
    if (conflict) enter('conflict');
    else if (dirtyFields().length === 0) enter(target === null ? 'idle' : 'saved');
    else enter(sendableFields().length > 0 ? 'waiting' : 'invalid');
  }

  /** Saves unsaved changes. Resolves when they are saved, or saving has failed. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (running) {
      await running;
      return state === 'waiting' && target !== null ? flush() : undefined;
    }
    if (conflict || (state === 'idle' && dirtyFields().length === 0)) return undefined;
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
    if (state === 'waiting' && target !== null) schedule(delayMs);
    return undefined;
  }

  return {
    set,
    setFocus,
    flush,
    receive,
    /** Overwrites what someone else has set. */
    keepMine(): Promise<void> {
      conflict = null;
      enter('waiting');
      return flush();
    },
    /** Drops the reader's values of the fields in conflict. */
    takeTheirs(): Promise<void> {
      if (conflict) values = { ...values, ...pickFields(conflict.theirs, conflict.fields) };
      conflict = null;
      found = findProblems(values);
      enter('waiting');
      return flush();
    },
    getTarget: () => target,
    getState: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isInPart = (part: PartName, field: FieldName) => PARTS[part].some((each) => each === field);
