import { Button, Group, Menu, Popover, Skeleton, TagsInput, Textarea } from '@mantine/core';
import { type ComponentPropsWithRef, type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from '../../../ui/navigation/chunks';
import { isSubmitKey } from '../../../ui/forms/submit-key';
import { LISTED_STATES, type ListedState, keyOfState, PRIORITIES, type Priority } from '../../../ui/listed/listed-state';
import { PriorityBadge } from '../../../ui/listed/PriorityBadge';
import { StateBadge } from '../../../ui/listed/StateBadge';
import { useNow } from '../../../ui/text/useNow';
import classes from './List.module.css';
import { DAY_MS, type ListEdit, type ListRow, localDay } from './list-row';
import { useMembers } from './useMembers';

/** The calendar is half of the code of the editors. */
const DayPicker = lazy(() => loadChunk(() => import('./DayPicker')));

export interface EditorProps {
  row: ListRow;
  onEdit: (edit: ListEdit) => void;
  onClose: () => void;
}

/** The labels that other rows have, for suggestions. */
interface LabelsEditorProps extends EditorProps {
  suggestions: readonly string[];
}

/** Fills the cell, so that menus open below it. It only takes the ref of a menu button and is not a button. */
const Anchor = ({ ref }: Pick<ComponentPropsWithRef<'span'>, 'ref'>) => <span ref={ref} className={classes.anchor} />;

/** Cells cut off what is larger. Within the main landmark, assistive technology finds the menu. */
const PORTAL = { target: '#content' };

interface ChoiceMenuProps {
  label: string;
  value: string;
  /** `key` chooses too; there are more members than keys. */
  choices: readonly { value: string; content: ReactNode; key?: string }[];
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** A menu below a cell. The number keys choose too. */
export function ChoiceMenu({ label, value, choices, onChoose, onClose }: ChoiceMenuProps) {
  const choose = (chosen: string) => {
    onClose();
    if (chosen !== value) onChoose(chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const choice = choices.find(({ key }) => key === event.key);
    if (!choice) return;
    event.preventDefault();
    choose(choice.value);
  };
  return (
    <Menu opened onClose={onClose} portalProps={PORTAL} position="bottom-start" width={200} radius="md" withInitialFocusPlaceholder={false} returnFocus={false}>
      <Menu.Target>
        <Anchor />
      </Menu.Target>
      <Menu.Dropdown aria-label={label} onKeyDown={onKeyDown}>
        <Menu.RadioGroup value={value} onChange={choose}>
          {choices.map((choice) => (
            <Menu.RadioItem key={choice.value} value={choice.value} rightSection={choice.key && <kbd className={classes.key}>{choice.key}</kbd>}>
              {choice.content}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

const NO_PRIORITY = 'none';
export const PRIORITY_CHOICES: readonly { priority: Priority | null; key: string }[] = [
  ...PRIORITIES.toReversed().map((priority, index) => ({ priority, key: String(index + 1) })),
  { priority: null, key: '0' },
];

const STATE_MENU = LISTED_STATES.map((state) => ({ value: state, key: keyOfState(state), content: <StateBadge state={state} /> }));
const PRIORITY_MENU = PRIORITY_CHOICES.map(({ priority, key }) => ({ value: priority ?? NO_PRIORITY, key, content: <PriorityBadge priority={priority} /> }));

export const StateEditor = ({ row, onEdit, onClose }: EditorProps) => (
  <ChoiceMenu label={`State of ${row.title}`} value={row.state} choices={STATE_MENU} onChoose={(state) => onEdit({ state: state as ListedState })} onClose={onClose} />
);

export const PriorityEditor = ({ row, onEdit, onClose }: EditorProps) => (
  <ChoiceMenu
    label={`Priority of ${row.title}`}
    value={row.priority ?? NO_PRIORITY}
    choices={PRIORITY_MENU}
    onChoose={(priority) => onEdit({ priority: priority === NO_PRIORITY ? null : (priority as Priority) })}
    onClose={onClose}
  />
);

const NOBODY = 'none';

function AssigneeEditor({ row, onEdit, onClose }: EditorProps) {
  const { members } = useMembers();
  return (
    <ChoiceMenu
      label={`Assignee of ${row.title}`}
      value={row.assignee?.id ?? NOBODY}
      choices={[...members.map(({ id, name }) => ({ value: id, content: name })), { value: NOBODY, content: 'Nobody', key: '0' }]}
      onChoose={(id) => onEdit({ assignee: members.find((member) => member.id === id) ?? null })}
      onClose={onClose}
    />
  );
}

interface EditorPopoverProps {
  label: string;
  width: number;
  onClose: () => void;
  children: ReactNode;
}

export function EditorPopover({ label, width, onClose, children }: EditorPopoverProps) {
  return (
    <Popover opened onChange={(isOpen) => !isOpen && onClose()} portalProps={PORTAL} position="bottom-start" width={width} radius="md" shadow="md" trapFocus returnFocus={false}>
      <Popover.Target>
        <Anchor />
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>{children}</Popover.Dropdown>
    </Popover>
  );
}

export const MAX_LABELS = 20;
export const MAX_LABEL_LENGTH = 40;
export const MAX_NOTES_LENGTH = 10_000;

export const cleanLabels = (labels: readonly string[]) =>
  [...new Set(labels.map((label) => label.trim().replaceAll(/\s+/g, ' ').slice(0, MAX_LABEL_LENGTH)).filter((label) => label !== ''))].slice(0, MAX_LABELS);

const isSame = (left: readonly string[], right: readonly string[]) => left.length === right.length && left.every((item, index) => item === right[index]);

export function LabelsEditor({ row, suggestions, onEdit, onClose }: LabelsEditorProps) {
  const [labels, setLabels] = useState<string[]>([...row.labels]);
  const close = () => {
    const cleaned = cleanLabels(labels);
    if (!isSame(cleaned, row.labels)) onEdit({ labels: cleaned });
    onClose();
  };
  return (
    <EditorPopover label={`Labels of ${row.title}`} width={300} onClose={close}>
      <TagsInput
        autoFocus
        label="Labels"
        description="Press Enter after each label"
        value={labels}
        data={[...suggestions]}
        maxTags={MAX_LABELS}
        clearable
        comboboxProps={{ withinPortal: false }}
        onChange={setLabels}
      />
      <Group justify="flex-end" mt="sm">
        <Button size="xs" onClick={close}>
          Done
        </Button>
      </Group>
    </EditorPopover>
  );
}

export function NotesEditor({ row, onEdit, onClose }: EditorProps) {
  const [notes, setNotes] = useState(row.notes);
  const save = () => {
    if (notes.trimEnd() !== row.notes) onEdit({ notes: notes.trimEnd() });
    onClose();
  };
  return (
    // A click outside of the notes saves them, so that no typed text is lost.
    <EditorPopover label={`Notes on ${row.title}`} width={360} onClose={save}>
      <Textarea
        autoFocus
        label="Notes"
        description="Everyone on your team can read them"
        autosize
        minRows={4}
        maxRows={12}
        maxLength={MAX_NOTES_LENGTH}
        value={notes}
        onChange={(event) => setNotes(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isSubmitKey(event)) save();
          if (event.key === 'Escape') {
            event.stopPropagation();
            onClose();
          }
        }}
      />
      <Group justify="flex-end" gap="xs" mt="sm">
        <Button size="xs" variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button size="xs" onClick={save}>
          Save
        </Button>
      </Group>
    </EditorPopover>
  );
}

/** Days to choose with one click. */
export function datePresets(nowMs: number): readonly { label: string; value: string }[] {
  return [
    { label: 'Tomorrow', value: localDay(nowMs + DAY_MS) },
    { label: 'In 3 days', value: localDay(nowMs + 3 * DAY_MS) },
    { label: 'In a week', value: localDay(nowMs + 7 * DAY_MS) },
    { label: 'In a month', value: localDay(nowMs + 30 * DAY_MS) },
  ];
}

interface NextActionFieldProps {
  value: string | null;
  onChange: (day: string | null) => void;
}

export function NextActionField({ value, onChange }: NextActionFieldProps) {
  const nowMs = useNow();
  return (
    <>
      <Group gap={4} mb="xs">
        {datePresets(nowMs).map((preset) => (
          <Button key={preset.label} size="compact-xs" variant="default" onClick={() => onChange(preset.value)}>
            {preset.label}
          </Button>
        ))}
      </Group>
      <Suspense fallback={<Skeleton height={250} />}>
        <DayPicker value={value} today={localDay(nowMs)} onChange={onChange} />
      </Suspense>
      <Button size="compact-xs" variant="subtle" mt="xs" disabled={value === null} onClick={() => onChange(null)}>
        Clear date
      </Button>
    </>
  );
}

export function NextActionEditor({ row, onEdit, onClose }: EditorProps) {
  return (
    <EditorPopover label={`Next action for ${row.title}`} width={300} onClose={onClose}>
      <NextActionField
        value={row.nextActionOn}
        onChange={(nextActionOn) => {
          if (nextActionOn !== row.nextActionOn) onEdit({ nextActionOn });
          onClose();
        }}
      />
    </EditorPopover>
  );
}

interface CellEditorProps extends Omit<LabelsEditorProps, 'onEdit'> {
  column: string;
  /** Called with the row as the editor was opened with it. */
  onEdit: (row: ListRow, edit: ListEdit) => void;
}

/** The editor of a cell. It keeps the row that it was opened with, because an event may bring a newer one. */
export function CellEditor({ row, column, suggestions, onEdit, onClose }: CellEditorProps) {
  const [opened] = useState(row);
  const editor: EditorProps = { row: opened, onEdit: (edit) => onEdit(opened, edit), onClose };
  switch (column) {
    case 'state':
      return <StateEditor {...editor} />;
    case 'priority':
      return <PriorityEditor {...editor} />;
    case 'assignee':
      return <AssigneeEditor {...editor} />;
    case 'labels':
      return <LabelsEditor {...editor} suggestions={suggestions} />;
    case 'notes':
      return <NotesEditor {...editor} />;
    case 'nextActionOn':
      return <NextActionEditor {...editor} />;
    default:
      return null;
  }
}
