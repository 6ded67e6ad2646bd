import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudUpload } from '@tabler/icons-react';
import { joinAnd } from '../../ui/text/format';
import type { EditorState, SaveState } from './editor-transport';
import type { GuestEditor } from './guest-editor';
import { FIELD_LABELS, type FieldName, type GuestFields, splitLines } from './guest-fields';
import classes from './Guests.module.css';
import { useEditorState } from './useProfileEditor';

const TEXTS: Readonly<Record<SaveState, string>> = {
  idle: 'Changes are saved as you type',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  invalid: 'Saved, except for fields with errors',
  failed: 'Not saved',
  conflict: 'Not saved: someone else changed the same field',
};

/** Whether the form is saved, what failed, and what someone else changed at the same time. */
export function SaveStatus({ editor, waitingText }: { editor: GuestEditor; waitingText?: string | undefined }) {
  const state = useEditorState(editor);
  const isWrong = state.state === 'failed' || state.state === 'conflict' || state.state === 'invalid';
  const Icon = isWrong ? IconAlertTriangle : state.state === 'saved' ? IconCheck : IconCloudUpload;
  return (
    <div className={classes.save}>
      <Text size="sm" role="status" className={classes.saveLine} data-save-state={state.state}>
        <Icon size={16} stroke={1.7} aria-hidden="true" />
        {state.state === 'waiting' && waitingText ? waitingText : TEXTS[state.state]}
      </Text>
      {state.state === 'failed' && state.error && (
        <Alert role="alert" color="red" variant="outline" title="Your changes aren’t saved">
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{state.error.message}</Text>
            <Button size="xs" variant="light" onClick={() => void editor.flush()}>
              Try again
            </Button>
          </Stack>
        </Alert>
      )}
      {state.conflict && <ConflictNotice editor={editor} state={state} />}
    </div>
  );
}

const MAX_SHOWN_CHARS = 160;

/** Formats a value for readers. */
function describeValue(field: FieldName, values: GuestFields): string {
  const value = values[field];
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const text = typeof value === 'string' ? splitLines(value).join('; ') : value.map(({ url }) => url).filter(Boolean).join('; ');
  if (text === '') return 'nothing';
  return text.length > MAX_SHOWN_CHARS ? `“${text.slice(0, MAX_SHOWN_CHARS)}…”` : `“${text}”`;
}

function ConflictNotice({ editor, state: { conflict, values } }: { editor: GuestEditor; state: EditorState }) {
  if (!conflict) return null;
  return (
    <Alert role="alert" color="orange" variant="outline" title={`Someone else changed ${joinAnd(conflict.fields.map((field) => FIELD_LABELS[field].toLowerCase()))}`}>
      <Stack gap="sm" align="flex-start">
        {conflict.fields.map((field) => (
          <dl key={field} className="pairs">
            <dt>Yours</dt>
            <dd>{describeValue(field, values)}</dd>
            <dt>Theirs</dt>
            <dd>{describeValue(field, conflict.theirs)}</dd>
          </dl>
        ))}
        <Group gap="sm">
          <Button size="xs" onClick={() => void editor.keepMine()}>
            Save mine
          </Button>
          <Button size="xs" variant="default" onClick={() => void editor.takeTheirs()}>
            Keep theirs
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
