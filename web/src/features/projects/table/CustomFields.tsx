import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useDraft } from '../../../ui/forms/useDraft';
import { type CustomColumn, customKey, MAX_TEXT_LENGTH, parseNumber } from './custom-columns';
import type { ListEdit, ListRow } from './list-row';

interface CustomFieldsProps {
  row: ListRow;
  columns: readonly CustomColumn[];
  isReadOnly: boolean;
  onEdit: (row: ListRow, edit: ListEdit) => void;
}

/** The values of a podcast in the columns of the list. */
export const CustomFields = ({ columns, ...rest }: CustomFieldsProps) =>
  columns.map((column) => (column.kind === 'choice' ? <ChoiceField key={column.id} column={column} {...rest} /> : <TypedField key={column.id} column={column} {...rest} />));

type FieldProps = Omit<CustomFieldsProps, 'columns'> & { column: CustomColumn };

function ChoiceField({ row, column, isReadOnly, onEdit }: FieldProps) {
  const key = customKey(column.id);
  const value = row[key] ?? '';
  // An option that was removed since stays the value until another is chosen.
  const options = value === '' || column.options.includes(value) ? column.options : [value, ...column.options];
  return (
    <NativeSelect
      label={column.name}
      disabled={isReadOnly}
      value={value}
      data={[{ value: '', label: 'None' }, ...options.map((option) => ({ value: option, label: option }))]}
      onChange={(event) => onEdit(row, { [key]: event.currentTarget.value || null })}
    />
  );
}

/** The value as it is stored; null when it is not one of the column’s kind. */
function storedValue(kind: string, typed: string): string | null {
  const value = typed.trim();
  return kind === 'number' && value !== '' ? parseNumber(value) : value;
}

/** A field that is saved when it is left, and with the panel. What is no number becomes the value before it again. */
function TypedField({ row, column, isReadOnly, onEdit }: FieldProps) {
  const key = customKey(column.id);
  const draft = useDraft(row, (seen) => seen[key] ?? '');
  const save = () =>
    draft.end((typed, seen) => {
      const value = storedValue(column.kind, typed);
      if (value !== null && value !== (seen[key] ?? '')) onEdit(seen, { [key]: value || null });
    });
  const onLeave = useEffectEvent(save);
  useEffect(() => () => onLeave(), []);
  const field = { label: column.name, disabled: isReadOnly, value: draft.value, onBlur: save };
  if (column.kind === 'text') return <Textarea {...field} autosize minRows={1} maxRows={6} maxLength={MAX_TEXT_LENGTH} onChange={(event) => draft.set(event.currentTarget.value)} />;
  return <TextInput {...field} {...(column.kind === 'date' ? { type: 'date' } : { inputMode: 'decimal' as const })} onChange={(event) => draft.set(event.currentTarget.value)} />;
}
