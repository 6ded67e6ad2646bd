import { Button, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { formatDay, plural } from '../../../ui/text/format';
import { keyOfState, LISTED_STATES, type ListedState, type Priority } from '../../../ui/listed/listed-state';
import { PriorityBadge } from '../../../ui/listed/PriorityBadge';
import { StateBadge } from '../../../ui/listed/StateBadge';
import { describeValue, fieldLabel } from './change-texts';
import type { CustomColumn } from './custom-columns';
import type { EditConflict } from './edit-store';
import { PRIORITY_CHOICES } from './editors';
import classes from './List.module.css';
import { followUpDay, type ListRow, localDay } from './list-row';
import { ConflictValues } from '../../../widgets/ConflictAlert';

interface ListDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  size?: 'xs' | 'sm' | 'md';
  /** Whether the focus returns to where it was. Otherwise the page moves it to a row. */
  returnFocus?: boolean;
}

function ListDialog({ title, onClose, children, size = 'sm', returnFocus = false }: ListDialogProps) {
  return (
    <Dialog title={title} size={size} isCentered returnFocus={returnFocus} onClose={onClose}>
      {children}
    </Dialog>
  );
}

const subjectOf = (rows: readonly ListRow[]) => (rows.length === 1 && rows[0] ? rows[0].title : plural(rows.length, 'podcast'));

interface PickDialogProps<Value> {
  title: string;
  choices: readonly { value: Value; key: string; content: ReactNode; isCurrent: boolean }[];
  onPick: (value: Value) => void;
  onClose: () => void;
  /** Fields below the values. */
  children?: ReactNode;
}

/** A list of values. The arrow keys move, the keys beside the values choose. */
function PickDialog<Value>({ title, choices, onPick, onClose, children }: PickDialogProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const choice = choices.find(({ key }) => key === event.key);
    if (choice) onPick(choice.value);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
      const current = buttons.findIndex((button) => button === document.activeElement);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      buttons[(current + step + buttons.length) % buttons.length]?.focus();
    } else return;
    event.preventDefault();
  });
  // Listens on the window, because a fast typist presses a key before the focus has moved.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const current = Math.max(0, choices.findIndex(({ isCurrent }) => isCurrent));
  return (
    <ListDialog title={title} onClose={onClose} size="xs">
      <div ref={list} className={classes.picks}>
        {choices.map(({ value, key, content, isCurrent }, index) => (
          <UnstyledButton key={key} className={classes.pick} aria-pressed={isCurrent} data-autofocus={index === current || undefined} onClick={() => onPick(value)}>
            {content}
            <kbd className={classes.key}>{key}</kbd>
          </UnstyledButton>
        ))}
      </div>
      {children}
    </ListDialog>
  );
}

interface RowsDialogProps<Value> {
  rows: readonly ListRow[];
  onPick: (value: Value) => void;
  onClose: () => void;
}

interface MoveDialogProps extends Omit<RowsDialogProps<ListedState>, 'onPick'> {
  /** `followUpOn` is the next action of pitched rows that have none; null for no date. */
  onPick: (state: ListedState, followUpOn: string | null) => void;
}

export function MoveDialog({ rows, onPick, onClose }: MoveDialogProps) {
  const [now] = useState(Date.now);
  const [followUpOn, setFollowUpOn] = useState(() => followUpDay(now));
  const choices = LISTED_STATES.map((state) => ({
    value: state, key: keyOfState(state), content: <StateBadge state={state} />, isCurrent: rows.every((row) => row.state === state),
  }));
  return (
    <PickDialog title={`Move ${subjectOf(rows)} to`} choices={choices} onPick={(state) => onPick(state, followUpOn || null)} onClose={onClose}>
      {rows.some((row) => row.nextActionOn === null && row.state !== 'pitched') && (
        <TextInput type="date" size="xs" mt="sm" label="Follow up pitches on" description="Podcasts with a date keep it." min={localDay(now)} value={followUpOn} onChange={({ currentTarget: { value } }) => setFollowUpOn(value)} />
      )}
    </PickDialog>
  );
}

export function PriorityDialog({ rows, onPick, onClose }: RowsDialogProps<Priority | null>) {
  const choices = PRIORITY_CHOICES.map(({ priority, key }) => ({
    value: priority, key, content: <PriorityBadge priority={priority} />, isCurrent: rows.every((row) => row.priority === priority),
  }));
  return <PickDialog title={`Priority of ${subjectOf(rows)}`} choices={choices} onPick={onPick} onClose={onClose} />;
}

const SHOWN_PITCHES = 5;

interface PitchDialogProps {
  /** The rows to move. */
  rows: readonly ListRow[];
  /** The rows that the team pitched before. */
  pitched: readonly ListRow[];
  onMove: (rows: readonly ListRow[]) => void;
  onClose: () => void;
}

/** The confirmation before a podcast that the team has already contacted is pitched again. */
export function PitchDialog({ rows, pitched, onMove, onClose }: PitchDialogProps) {
  const pitchedRows = new Set(pitched);
  const others = rows.filter((row) => !pitchedRows.has(row));
  return (
    <ListDialog title="Your team has pitched this before" onClose={onClose} size="md">
      <Stack gap="sm">
        <ul className="bullets">
          {pitched.slice(0, SHOWN_PITCHES).map((row) => (
            <li key={row.id}>
              <strong>{row.title}</strong>
              {row.lastPitch && (
                <Text size="sm" c="dimmed">
                  {row.lastPitch.by} on {formatDay(new Date(row.lastPitch.atMs).toISOString())}, list “{row.lastPitch.projectName}”
                </Text>
              )}
            </li>
          ))}
        </ul>
        {pitched.length > SHOWN_PITCHES && <Text size="sm">and {plural(pitched.length - SHOWN_PITCHES, 'other podcast')}</Text>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          {others.length > 0 && (
            <Button variant="default" onClick={() => onMove(others)}>
              Move only the other {others.length}
            </Button>
          )}
          <Button onClick={() => onMove(rows)}>{rows.length === 1 ? 'Move to Pitched' : `Move all ${rows.length}`}</Button>
        </Group>
      </Stack>
    </ListDialog>
  );
}

interface ConflictDialogProps {
  conflict: EditConflict;
  /** The columns of the list. */
  columns: readonly CustomColumn[];
  onResolve: (isMineKept: boolean) => void;
}

/** Shows the reader's value and the value that someone else set for the same field. */
export function ConflictDialog({ conflict: { current, edit, fields }, columns, onResolve }: ConflictDialogProps) {
  return (
    <ListDialog title="Someone else changed this podcast" onClose={() => onResolve(false)} size="md" returnFocus>
      <Stack gap="sm">
        <Text size="sm">
          <strong>{current.title}</strong> was changed while you were editing it. Which value should stay?
        </Text>
        <ConflictValues conflicts={fields.map((field) => ({ label: fieldLabel(field, columns), theirs: describeValue(current, field), mine: describeValue(edit, field) }))} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" data-autofocus onClick={() => onResolve(false)}>
            Keep theirs
          </Button>
          <Button onClick={() => onResolve(true)}>Save mine</Button>
        </Group>
      </Stack>
    </ListDialog>
  );
}
