/** What the form of a guest needs of the server, and what it shows of its state. */
import type { ApiError } from '../../api/errors';
import type { FieldName, GuestFields, PartName, Problems } from './guest-fields';
import type { Conflict } from './guest-merge';

/** `idle` before the first change, `invalid` when only invalid fields are unsaved. */
export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'invalid' | 'failed' | 'conflict';

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
