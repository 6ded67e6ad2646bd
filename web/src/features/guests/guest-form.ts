import type { ApiError } from '../../api/errors';
import type { EditorTarget, VersionedFields } from './editor-transport';
import { differingFields, type FieldName, fieldOfProblem, findProblems, type GuestFields, type Problems } from './guest-fields';
import { type Conflict, type HeldBack, mergeFields, pickFields } from './guest-merge';
import { createRejectedFields } from './rejected-fields';

/** The values of a guest form, beside those on the server: what differs, what is wrong, and what others have changed, too. */
export class GuestForm {
  values: GuestFields;
  /** The values on the server. */
  base: GuestFields;
  /** Null while the profile does not exist. */
  target: EditorTarget | null;
  conflict: Conflict | null = null;
  focused: FieldName | null = null;
  #found: Record<string, string> = {};
  #heldBack: HeldBack | null = null;
  readonly #rejected = createRejectedFields();

  constructor(values: GuestFields, target: EditorTarget | null) {
    this.values = values;
    this.base = values;
    this.target = target;
  }

  get problems(): Problems {
    return { ...this.#rejected.getProblems(), ...this.#found };
  }

  dirtyFields(): FieldName[] {
    return differingFields(this.values, this.base);
  }

  sendableFields(): FieldName[] {
    const hasProblem = (field: FieldName) => this.#rejected.has(field, this.values) || Object.keys(this.#found).some((key) => fieldOfProblem(key) === field);
    return this.dirtyFields().filter((field) => !hasProblem(field));
  }

  set<Name extends FieldName>(field: Name, value: GuestFields[Name]): void {
    this.values = { ...this.values, [field]: value };
    if (this.#heldBack?.field === field) this.#heldBack = null;
    this.#rejected.update(field, this.values);
    this.#found = findProblems(this.values);
  }

  /** Remembers which field has the focus. A field that loses it gets the value that someone else has set meanwhile. */
  setFocus(field: FieldName | null): void {
    const before = this.#heldBack;
    this.focused = field;
    if (!before || before.field === field) return;
    this.#heldBack = null;
    this.values = { ...this.values, [before.field]: before.value };
    this.base = { ...this.base, [before.field]: before.value };
  }

  /** Applies values of the server, unless they are older than those of the form. */
  rebase({ values: theirs, version }: VersionedFields): void {
    const { target, values, base, focused, conflict } = this;
    if (!target || version < target.version) return;
    const merged = mergeFields({ values, base, theirs, isNewer: version > target.version, focused, conflict });
    ({ values: this.values, base: this.base, conflict: this.conflict } = merged);
    this.#heldBack = merged.heldBack;
    this.target = { ...target, version };
    this.#found = findProblems(this.values);
  }

  /** The server has stored these fields. */
  markStored(fields: readonly FieldName[], sent: GuestFields): void {
    this.base = { ...this.base, ...pickFields(sent, fields) };
  }

  /** Remembers what the server has rejected. Returns false when the error is about none of the fields. */
  reject(error: ApiError, fields: readonly FieldName[], sent: GuestFields): boolean {
    return this.#rejected.add(error, fields, sent);
  }

  /** Drops the reader's values of the fields in conflict. */
  takeTheirs(): void {
    if (this.conflict) this.values = { ...this.values, ...pickFields(this.conflict.theirs, this.conflict.fields) };
    this.conflict = null;
    this.#found = findProblems(this.values);
  }
}
