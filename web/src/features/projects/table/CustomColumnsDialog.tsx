import { ActionIcon, Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toApiError } from '../../../api/errors';
import { updateProject } from '../../../api/lists/projects';
import type { ProjectDetails } from '../../../api/lists/types';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { showUndo } from '../../../widgets/undo';
import { type ColumnDraft, CUSTOM_KINDS, findColumnProblem, fromDrafts, KIND_LABELS, MAX_COLUMN_NAME_LENGTH, MAX_CUSTOM_COLUMNS, toDraft } from './custom-columns';
import classes from './CustomColumns.module.css';

interface CustomColumnsDialogProps {
  project: Pick<ProjectDetails, 'slug' | 'version' | 'customColumns'>;
  onClose: () => void;
}

let newCount = 0;
const newDraft = (): ColumnDraft => {
  newCount += 1;
  return { key: `new-${newCount}`, id: null, name: '', kind: 'text', options: '' };
};

/** Adds, renames, moves and removes the columns of a list, as one change with one Undo. */
export function CustomColumnsDialog({ project, onClose }: CustomColumnsDialogProps) {
  const queryClient = useQueryClient();
  // The version that the reader saw, so that a change by someone else is not overwritten.
  const [seen] = useState(project);
  const [drafts, setDrafts] = useState<readonly ColumnDraft[]>(() => (project.customColumns.length > 0 ? project.customColumns.map(toDraft) : [newDraft()]));
  const [showsProblems, setShowsProblems] = useState(false);
  const problems = drafts.map((draft) => findColumnProblem(draft, drafts));
  const save = useMutation({
    mutationFn: () => updateProject(seen.slug, { customColumns: fromDrafts(drafts) }, seen.version),
    onSuccess: ({ changeId }) => {
      void queryClient.invalidateQueries({ queryKey: ['project'] });
      showUndo(changeId, 'Columns saved');
      onClose();
    },
  });
  const failure = save.error && toApiError(save.error);
  const change = (key: string, fields: Partial<ColumnDraft>) => setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...fields } : draft)));
  function move(index: number, by: 1 | -1) {
    const [draft, other] = [drafts[index], drafts[index + by]];
    if (draft && other) setDrafts(drafts.map((each) => (each === draft ? other : each === other ? draft : each)));
  }
  return (
    <Dialog title="Columns of this list" size={640} radius="md" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setShowsProblems(true);
          if (problems.every((problem) => problem === null)) save.mutate();
        }}
      >
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            Everyone on your team sees these columns, and they are part of exports with list details.
          </Text>
          <ul className={classes.columns} aria-label="Columns">
            {drafts.map((draft, index) => (
              <ColumnFields
                key={draft.key}
                draft={draft}
                number={index + 1}
                count={drafts.length}
                problem={showsProblems ? (problems[index] ?? null) : null}
                onChange={(fields) => change(draft.key, fields)}
                onMove={(by) => move(index, by)}
                onRemove={() => setDrafts(drafts.filter((each) => each !== draft))}
              />
            ))}
          </ul>
          <div>
            <Button variant="default" size="sm" leftSection={<IconPlus size={16} aria-hidden="true" />} disabled={drafts.length >= MAX_CUSTOM_COLUMNS} onClick={() => setDrafts([...drafts, newDraft()])}>
              Add column
            </Button>
          </div>
          {failure && (
            <Text size="sm" c="red" role="alert">
              {failure.isConflict ? 'Someone else changed this list. Close this dialog and open it again.' : failure.message}
            </Text>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={save.isPending}>
              Save columns
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

interface ColumnFieldsProps {
  draft: ColumnDraft;
  number: number;
  count: number;
  problem: string | null;
  onChange: (fields: Partial<ColumnDraft>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function ColumnFields({ draft, number, count, problem, onChange, onMove, onRemove }: ColumnFieldsProps) {
  const id = useId();
  const name = draft.name.trim() || `column ${number}`;
  const moveButton = (by: 1 | -1, isAtEdge: boolean) => (
    // Not `disabled`: the pressed button would lose the focus.
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Move ${name} ${by === 1 ? 'down' : 'up'}`} aria-disabled={isAtEdge} data-disabled={isAtEdge || undefined} onClick={() => onMove(by)}>
      {by === 1 ? <IconChevronDown size={17} /> : <IconChevronUp size={17} />}
    </ActionIcon>
  );
  return (
    <li className={classes.column}>
      <div className={classes.fields}>
        <TextInput
          label="Name"
          className={classes.name}
          value={draft.name}
          maxLength={MAX_COLUMN_NAME_LENGTH}
          error={problem !== null}
          {...(problem !== null && { 'aria-describedby': id })}
          data-autofocus={number === count || undefined}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <NativeSelect
          label="Kind"
          value={draft.kind}
          disabled={draft.id !== null}
          data={CUSTOM_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }))}
          onChange={(event) => onChange({ kind: CUSTOM_KINDS.find((kind) => kind === event.currentTarget.value) ?? 'text' })}
        />
        <div className={classes.buttons}>
          {moveButton(-1, number === 1)}
          {moveButton(1, number === count)}
          <ActionIcon variant="subtle" color="red" size={36} aria-label={`Remove ${name}`} onClick={onRemove}>
            <IconTrash size={17} />
          </ActionIcon>
        </div>
      </div>
      {draft.kind === 'choice' && (
        <Textarea label={`Options of ${name}`} description="One per line" autosize minRows={2} maxRows={8} value={draft.options} onChange={(event) => onChange({ options: event.currentTarget.value })} />
      )}
      {problem !== null && (
        <Text id={id} size="sm" c="red" role="alert">
          {problem}
        </Text>
      )}
    </li>
  );
}
