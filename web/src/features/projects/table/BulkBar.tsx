import { Button, Menu, Popover, TagsInput, Text } from '@mantine/core';
import { IconCopyPlus, IconPencilPlus, IconStars, IconTrash, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { plural } from '../../../ui/text/format';
import { LISTED_STATES, type ListedState, keyOfState, type Priority } from '../../../ui/listed/listed-state';
import { PriorityBadge } from '../../../ui/listed/PriorityBadge';
import { StateBadge } from '../../../ui/listed/StateBadge';
import { cleanLabels, MAX_LABELS, PRIORITY_CHOICES } from './editors';
import classes from './List.module.css';
import type { Assignee, ListRow } from './list-row';

interface BulkBarProps {
  rows: readonly ListRow[];
  /** All rows of the view. */
  total: number;
  suggestions: readonly string[];
  members: readonly Assignee[];
  onAssign: (assignee: Assignee | null) => void;
  onState: (state: ListedState) => void;
  onPriority: (priority: Priority | null) => void;
  onLabels: (added: readonly string[], removed: readonly string[]) => void;
  onReview: () => void;
  /** Null on a list for which no pitches are written. */
  onWrite: (() => void) | null;
  onCopy: () => void;
  onRemove: () => void;
  onSelectAll: () => void;
  onClear: () => void;
}

/** The actions on the selected podcasts. Each action is one change with one Undo. */
export function BulkBar({ rows, total, suggestions, members, onAssign, onState, onPriority, onLabels, onReview, onWrite, onCopy, onRemove, onSelectAll, onClear }: BulkBarProps) {
  return (
    <section className={classes.bulkBar} aria-label="Selected podcasts" data-selection-bar="">
      <Text size="sm" fw={620} role="status" className="numbers">
        {plural(rows.length, 'podcast')} selected
      </Text>
      {rows.length < total && (
        <Button variant="subtle" size="compact-sm" onClick={onSelectAll}>
          Select all {total}
        </Button>
      )}
      <BulkMenu label="State" title="State of the selected podcasts">
        {LISTED_STATES.map((state) => (
          <Menu.Item key={state} rightSection={<kbd className={classes.key}>{keyOfState(state)}</kbd>} onClick={() => onState(state)}>
            <StateBadge state={state} />
          </Menu.Item>
        ))}
      </BulkMenu>
      <BulkMenu label="Priority" title="Priority of the selected podcasts">
        {PRIORITY_CHOICES.map(({ priority }) => (
          <Menu.Item key={priority ?? 'none'} onClick={() => onPriority(priority)}>
            <PriorityBadge priority={priority} />
          </Menu.Item>
        ))}
      </BulkMenu>
      {members.length > 0 && (
        <BulkMenu label="Assign" title="Assignee of the selected podcasts">
          {members.map((member) => (
            <Menu.Item key={member.id} onClick={() => onAssign(member)}>
              {member.name}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => onAssign(null)}>Nobody</Menu.Item>
        </BulkMenu>
      )}
      <LabelsPopover rows={rows} suggestions={suggestions} onLabels={onLabels} />
      {onWrite && (
        <Button size="xs" aria-haspopup="dialog" leftSection={<IconPencilPlus size={15} aria-hidden="true" />} onClick={onWrite}>
          Write pitches ({rows.length})
        </Button>
      )}
      <Button variant="default" size="xs" aria-haspopup="dialog" leftSection={<IconStars size={15} aria-hidden="true" />} onClick={onReview}>
        Review
      </Button>
      <Button variant="default" size="xs" aria-haspopup="dialog" leftSection={<IconCopyPlus size={15} aria-hidden="true" />} onClick={onCopy}>
        Copy to a list
      </Button>
      <Button variant="default" size="xs" leftSection={<IconTrash size={15} aria-hidden="true" />} onClick={onRemove}>
        Remove
      </Button>
      <Button variant="subtle" size="xs" leftSection={<IconX size={15} aria-hidden="true" />} onClick={onClear}>
        Clear selection
      </Button>
    </section>
  );
}

const BulkMenu = ({ label, title, children }: { label: string; title: string; children: ReactNode }) => (
  <Menu withinPortal={false} position="top-start" width={210} radius="md" withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <Button variant="default" size="xs">
        {label}
      </Button>
    </Menu.Target>
    <Menu.Dropdown aria-label={title}>{children}</Menu.Dropdown>
  </Menu>
);

function LabelsPopover({ rows, suggestions, onLabels }: Pick<BulkBarProps, 'rows' | 'suggestions' | 'onLabels'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [added, setAdded] = useState<string[]>([]);
  const [removed, setRemoved] = useState<string[]>([]);
  const present = [...new Set(rows.flatMap(({ labels }) => labels))].toSorted((left, right) => left.localeCompare(right));
  const change = (open: boolean) => {
    setIsOpen(open);
    setAdded([]);
    setRemoved([]);
  };
  return (
    <Popover opened={isOpen} onChange={change} position="top-start" width={300} radius="md" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" size="xs" onClick={() => change(!isOpen)}>
          Labels
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Labels of the selected podcasts">
        <TagsInput data-autofocus label="Add labels" value={added} data={[...suggestions]} maxTags={MAX_LABELS} comboboxProps={{ withinPortal: false }} onChange={setAdded} />
        {present.length > 0 && (
          <TagsInput
            label="Remove labels"
            mt="sm"
            value={removed}
            data={present}
            comboboxProps={{ withinPortal: false }}
            onChange={(labels) => setRemoved(labels.filter((label) => present.includes(label)))}
          />
        )}
        <Button
          size="xs"
          mt="sm"
          fullWidth
          disabled={added.length + removed.length === 0}
          onClick={() => {
            onLabels(cleanLabels(added), removed);
            change(false);
          }}
        >
          Change labels
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
