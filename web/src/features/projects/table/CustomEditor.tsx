import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isSubmitKey } from '../../../ui/forms/submit-key';
import { type CustomColumn, customKey, MAX_TEXT_LENGTH, parseNumber } from './custom-columns';
import { ChoiceMenu, type EditorProps, EditorPopover, NextActionField } from './editors';
import type { ListEdit, ListRow } from './list-row';

interface CustomEditorProps extends Omit<EditorProps, 'onEdit'> {
  column: CustomColumn;
  /** Called with the row as the editor was opened with it. */
  onEdit: (row: ListRow, edit: ListEdit) => void;
}

const NO_VALUE = '';

/** The editor of a value in a column of the list, by its kind. It keeps the row that it was opened with, because an event may bring a newer one. */
export function CustomEditor({ row: current, column, onEdit, onClose }: CustomEditorProps) {
  const [row] = useState(current);
  const key = customKey(column.id);
  const value = row[key] ?? '';
  const label = `${column.name} of ${row.title}`;
  const set = (next: string | null) => {
    if ((next ?? '') !== value) onEdit(row, { [key]: next || null });
  };
  if (column.kind === 'choice') {
    const choices = [...column.options.map((option) => ({ value: option, content: option })), { value: NO_VALUE, content: 'None', key: '0' }];
    return <ChoiceMenu label={label} value={value} choices={choices} onChoose={set} onClose={onClose} />;
  }
  if (column.kind === 'date') {
    return (
      <EditorPopover label={label} width={300} onClose={onClose}>
        <NextActionField
          value={value || null}
          onChange={(day) => {
            set(day);
            onClose();
          }}
        />
      </EditorPopover>
    );
  }
  return <TextEditor label={label} column={column} value={value} onSave={set} onClose={onClose} />;
}

interface TextEditorProps {
  label: string;
  column: CustomColumn;
  value: string;
  onSave: (value: string) => void;
  onClose: () => void;
}

function TextEditor({ label, column, value, onSave, onClose }: TextEditorProps) {
  const [text, setText] = useState(value);
  const isNumber = column.kind === 'number';
  const number = parseNumber(text);
  const isValid = !isNumber || text.trim() === '' || number !== null;
  const save = () => {
    // What is no number is not saved.
    if (isValid) onSave(isNumber ? (number ?? '') : text.trim());
    onClose();
  };
  const field = { autoFocus: true, label: column.name, value: text };
  return (
    // A click outside saves, so that no typed text is lost.
    <EditorPopover label={label} width={isNumber ? 220 : 320} onClose={save}>
      {isNumber ? (
        <TextInput {...field} inputMode="decimal" error={isValid ? null : 'Enter a number'} onChange={(event) => setText(event.currentTarget.value)} onKeyDown={(event) => event.key === 'Enter' && save()} />
      ) : (
        <Textarea {...field} autosize minRows={2} maxRows={10} maxLength={MAX_TEXT_LENGTH} onChange={(event) => setText(event.currentTarget.value)} onKeyDown={(event) => isSubmitKey(event) && save()} />
      )}
      <Group justify="flex-end" gap="xs" mt="sm">
        <Button size="xs" variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button size="xs" disabled={!isValid} onClick={save}>
          Save
        </Button>
      </Group>
    </EditorPopover>
  );
}
