/**
 * The values of a form that saves itself. It waits for a pause in typing, sends the changed fields of one call after another, each with
 * the version that the previous one returned, and merges what others change meanwhile. A field that is not valid stays in the form, and
 * the others are saved without it.
 */
import { type ApiError, toApiError } from '../../api/errors';
import {
  differingFields, type FieldName, fieldOfProblem, FIELD_NAMES, findProblems, type GuestFields, isSameValue, PART_NAMES, type PartName, PARTS, problemsFrom, type Problems,
} from './guest-fields';

/** `idle` before the first change, `invalid` when only invalid fields are unsaved. */
export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'invalid' | 'failed' | 'conflict';

export interface Conflict {
  /** The values that someone else set. */
  theirs: GuestFields;
  /** The fields that both have changed. */
  fields: readonly FieldName[];
}

export interface EditorState {
  values: GuestFields;
  state: SaveState;
  problems: Problems;
  conflict: Conflict | null;
  error: ApiError | null;
  /** Whether the form has changes that the server doesn't. */
  isUnsaved: boolean;
  focused: FieldName | null;
}

/** The profile that the form changes. */
export interface EditorTarget {
  id: string;
  version: number;
}

/** Values with the version of the profile that has them. */
export interface VersionedFields {
  values: GuestFields;
  version: number;
}

export interface EditorTransport {
  /** Creates the profile with the fields that are valid. Without it, the profile exists. */
  create?: (values: GuestFields, fields: readonly FieldName[]) => Promise<EditorTarget>;
  /** Whether there is enough to create the profile. */
  canCreate?: (values: GuestFields, focused: FieldName | null) => boolean;
  /** Sends the fields, and returns the new version. */
  save: (part: PartName, values: GuestFields, fields: readonly FieldName[], target: EditorTarget) => Promise<number>;
  /** Reads the profile of a 412 response. */
  readCurrent: (error: ApiError) => VersionedFields | null;
  /** Called after fields were saved. */
  onSaved?: () => void;
}

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
  /** Values that the server rejected. They are not sent again. */
  let rejected = new Map<FieldName, GuestFields[FieldName]>();
  let serverProblems: Record<string, string> = {};
  let focused: FieldName | null = null;
  /** The value of the focused field as the server wrote it, which must not change below the cursor. */
  let heldBack: { field: FieldName; value: GuestFields[FieldName] } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** The profile of a refetch that arrived while a change was being sent. */
  let received: VersionedFields | null = null;
  const listeners = new Set<() => void>();

  const dirtyFields = () => differingFields(values, base);
  const isRejected = (field: FieldName) => rejected.has(field) && isSameValue(field, rejected.get(field) as GuestFields[FieldName], values[field]);
  const hasProblem = (field: FieldName) => isRejected(field) || Object.keys(found).some((key) => fieldOfProblem(key) === field);
  const sendableFields = () => dirtyFields().filter((field) => !hasProblem(field));

  let snapshot: EditorState = { values, state, problems: {}, conflict, error, isUnsaved: false, focused };
  function publish(): void {
    snapshot = { values, state, problems: { ...serverProblems, ...found }, conflict, error, isUnsaved: dirtyFields().length > 0, focused };
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
    if (!isRejected(field)) {
      rejected.delete(field);
      serverProblems = Object.fromEntries(Object.entries(serverProblems).filter(([key]) => fieldOfProblem(key) !== field));
    }
    found = findProblems(values);
    if (conflict) publish();
    else {
      // While a change is being sent, the next one waits for it.
      enter(running ? 'saving' : 'waiting');
      schedule(delayMs);
    }
  }

  /** Applies values of the server. Unchanged fields take them over; a field that both sides changed is a conflict. */
  function rebase({ values: theirs, version }: VersionedFields): void {
    if (!target || version < target.version) return;
    // Other values of the same version are those of this form as the server wrote them, such as a URL with its scheme.
    const isNewer = version > target.version;
    const dirty = new Set(dirtyFields());
    const isOpen = (field: FieldName) => conflict?.fields.includes(field) ?? false;
    const isChangedByBoth = (field: FieldName) => isNewer && dirty.has(field) && !isSameValue(field, theirs[field], base[field]);
    const fields = FIELD_NAMES.filter((field) => (isOpen(field) || isChangedByBoth(field)) && !isSameValue(field, theirs[field], values[field]));
    const followed = FIELD_NAMES.filter((field) => !dirty.has(field) && !isSameValue(field, theirs[field], values[field]));
    const kept = isNewer ? undefined : followed.find((field) => field === focused);
    values = { ...values, ...pickFields(theirs, followed.filter((field) => field !== kept)) };
    base = kept ? { ...theirs, ...pickFields(base, [kept]) } : theirs;
    heldBack = kept ? { field: kept, value: theirs[kept] } : null;
    target = { ...target, version };
    found = findProblems(values);
    conflict = fields.length > 0 ? { theirs, fields } : null;
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

  /** Marks fields that the server rejected. Returns false when the response names no field that was sent. */
  function reject(failure: ApiError, fields: readonly FieldName[], sent: GuestFields): boolean {
    const problems = Object.entries(problemsFrom(failure.details, sent)).filter(([key]) => fields.includes(fieldOfProblem(key)));
    for (const [key, message] of problems) {
      const field = fieldOfProblem(key);
      rejected = new Map(rejected).set(field, sent[field]);
      serverProblems = { ...serverProblems, [key]: message };
    }
    return problems.length > 0;
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
        if (reject(toApiError(failure), fields, sent)) return true;
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
      if (reject(toApiError(failure), partFields, sent)) return true;
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

const pickFields = (values: GuestFields, fields: readonly FieldName[]): Partial<GuestFields> => Object.fromEntries(fields.map((field) => [field, values[field]]));
