import { Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { plural } from '../../ui/text/format';
import { FIELD_LABELS, type FieldName, splitLines, type TextFieldName } from './guest-fields';
import type { GuestForm } from './useProfileEditor';

/** The id of a field's control. The list of missing parts links to it. */
export const fieldId = (field: FieldName) => `guest-${field}`;

/** Moves the focus to a field, and the field into view. */
export function focusField(id: string): void {
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** The message of a field. One about the text waits until the reader has left the field. */
function messageOf({ state, missing }: GuestForm, field: FieldName): string | undefined {
  return missing[field] ?? (state.focused === field ? undefined : state.problems[field]);
}

/** The focus handlers of a control of the field. */
export const focusProps = ({ editor }: GuestForm, field: FieldName) => ({ onFocus: () => editor.setFocus(field), onBlur: () => editor.setFocus(null) });

interface GuestFieldProps {
  form: GuestForm;
  field: TextFieldName;
  label?: string;
  description?: string;
  placeholder?: string;
  /** The fewest lines of a text; without it, the field is a single line. */
  rows?: number;
  /** Whether the text has one value a line, which are counted. */
  isList?: boolean;
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  isRequired?: boolean;
}

/** A text of the form. */
export function GuestField({ form, field, label = FIELD_LABELS[field], description, placeholder, rows, isList = false, type = 'text', autoComplete = 'off', isRequired = false }: GuestFieldProps) {
  const value = form.state.values[field];
  const lines = isList ? splitLines(value).length : 0;
  const common = {
    id: fieldId(field),
    label,
    description: lines > 1 ? `${description ?? ''} · ${plural(lines, 'line')}` : description,
    placeholder,
    value,
    error: messageOf(form, field),
    disabled: form.isDisabled,
    required: isRequired,
    withAsterisk: false,
    autoComplete,
    ...focusProps(form, field),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => form.editor.set(field, event.currentTarget.value),
  };
  if (rows !== undefined) return <Textarea {...common} autosize minRows={rows} maxRows={16} />;
  return <TextInput {...common} type={type} inputMode={type === 'url' ? 'url' : undefined} />;
}
