/** Merges the values of a form with those of the server. Pure. */
import { differingFields, type FieldName, FIELD_NAMES, type GuestFields, isSameValue } from './guest-fields';

export interface Conflict {
  /** The values that someone else set. */
  theirs: GuestFields;
  /** The fields that both have changed. */
  fields: readonly FieldName[];
}

/** A value of the server that the form takes over once its field has lost the focus: it must not change below the cursor. */
export interface HeldBack {
  field: FieldName;
  value: GuestFields[FieldName];
}

interface MergeInput {
  values: GuestFields;
  /** The values that the server had before. */
  base: GuestFields;
  theirs: GuestFields;
  /** Whether they are of a later version. Other values of the same version are those of this form as the server wrote them, such as a URL with its scheme. */
  isNewer: boolean;
  focused: FieldName | null;
  conflict: Conflict | null;
}

export interface Merged {
  values: GuestFields;
  base: GuestFields;
  heldBack: HeldBack | null;
  conflict: Conflict | null;
}

/** Unchanged fields take over the value of the server; a field that both sides changed is a conflict. */
export function mergeFields({ values, base, theirs, isNewer, focused, conflict }: MergeInput): Merged {
  const changed = new Set(differingFields(values, base));
  const isOpen = (field: FieldName) => conflict?.fields.includes(field) ?? false;
  const isChangedByBoth = (field: FieldName) => isNewer && changed.has(field) && !isSameValue(field, theirs[field], base[field]);
  const fields = FIELD_NAMES.filter((field) => (isOpen(field) || isChangedByBoth(field)) && !isSameValue(field, theirs[field], values[field]));
  const followed = FIELD_NAMES.filter((field) => !changed.has(field) && !isSameValue(field, theirs[field], values[field]));
  const kept = isNewer ? undefined : followed.find((field) => field === focused);
  return {
    values: { ...values, ...pickFields(theirs, followed.filter((field) => field !== kept)) },
    base: kept ? { ...theirs, ...pickFields(base, [kept]) } : theirs,
    heldBack: kept ? { field: kept, value: theirs[kept] } : null,
    conflict: fields.length > 0 ? { theirs, fields } : null,
  };
}

export const pickFields = (values: GuestFields, fields: readonly FieldName[]): Partial<GuestFields> => Object.fromEntries(fields.map((field) => [field, values[field]]));
