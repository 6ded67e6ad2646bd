import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudUpload } from '@tabler/icons-react';
import { UnsavedChanges } from '../../../widgets/UnsavedChanges';
import classes from './Composer.module.css';
import type { DraftState, PitchDraft, SaveState } from './pitch-draft';

const TEXTS: Readonly<Record<SaveState, string>> = {
  idle: 'Saved as you type',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved',
  conflict: 'Not saved: someone else changed the text',
};

/** Whether the text is saved. */
export function SaveLine({ state }: { state: SaveState }) {
  const isWrong = state === 'failed' || state === 'conflict';
  const Icon = isWrong ? IconAlertTriangle : state === 'saved' ? IconCheck : IconCloudUpload;
  return (
    <Text size="sm" role="status" className={classes.saveLine} data-save-state={state}>
      <Icon size={16} stroke={1.7} aria-hidden="true" />
      {TEXTS[state]}
    </Text>
  );
}

/** Why the text is not saved, and what to do. */
export function SaveProblems({ draft, state: { state, error, theirs } }: { draft: PitchDraft; state: DraftState }) {
  return (
    <>
      {state === 'failed' && error && (
        <Alert role="alert" color="red" variant="outline" title="Your text isn’t saved">
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{error.details.length > 0 ? error.details.map(({ pointer, message }) => `${pointer.slice(1)} ${message}`).join('; ') : error.message}</Text>
            <Button size="xs" variant="light" onClick={() => void draft.flush()}>
              Try again
            </Button>
          </Stack>
        </Alert>
      )}
      {state === 'conflict' && theirs && (
        <Alert role="alert" color="orange" variant="outline" title="Someone else changed this pitch">
          <Stack gap="sm" align="flex-start">
            <Text size="sm" fw={600}>
              {theirs.subject || 'No subject'}
            </Text>
            <Text size="sm" className={classes.theirs}>
              {theirs.body}
            </Text>
            <Group gap="sm">
              <Button size="xs" onClick={() => void draft.keepMine()}>
                Save mine
              </Button>
              <Button size="xs" variant="default" onClick={() => draft.takeTheirs()}>
                Keep theirs
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      <UnsavedChanges isUnsaved={state === 'failed' || state === 'conflict'} />
    </>
  );
}
