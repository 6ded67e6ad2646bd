import { toApiError } from '../../api/errors';
import type { EditorTransport } from './editor-transport';
import { type FieldName, PART_NAMES, type PartName, PARTS } from './guest-fields';
import type { GuestForm } from './guest-form';
import { pickFields } from './guest-merge';

const isInPart = (part: PartName, field: FieldName) => PARTS[part].some((each) => each === field);

/** Sends the unsaved fields of one call: all of them when the profile is created, otherwise those of a part. Returns false when there is nothing to send. */
export async function sendNextFields(form: GuestForm, transport: EditorTransport, onStart: () => void): Promise<boolean> {
  const fields = form.sendableFields();
  const { values: sent, target } = form;
  if (fields.length === 0) return false;
  const part = PART_NAMES.find((name) => fields.some((field) => isInPart(name, field)));
  const { create } = transport;
  if (target === null ? !create || transport.canCreate?.(sent, form.focused) === false : !part) return false;
  const sentFields = target !== null && part ? fields.filter((field) => isInPart(part, field)) : fields;
  onStart();
  try {
    if (target === null && create) form.target = await create(sent, sentFields);
    else if (target !== null && part) form.target = { ...target, version: await transport.save(part, { ...form.base, ...pickFields(sent, sentFields) }, sentFields, target) };
  } catch (failure) {
    if (form.reject(toApiError(failure), sentFields, sent)) return true;
    throw failure;
  }
  form.markStored(sentFields, sent);
  transport.onSaved?.();
  return true;
}
