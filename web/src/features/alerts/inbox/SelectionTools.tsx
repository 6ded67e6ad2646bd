import { Button, Group, Menu } from '@mantine/core';
import { IconCheck, IconClock, IconPlaylistAdd, IconX } from '@tabler/icons-react';
import type { AlertMatch } from '../../../api/alerts/types';
import { SNOOZE_OPTIONS } from '../snooze';
import type { useMatchActions } from './useMatchActions';

interface SelectionToolsProps {
  selected: readonly AlertMatch[];
  actions: ReturnType<typeof useMatchActions>;
  onAddToList: () => void;
  onClear: () => void;
}

/** The actions on all selected matches. */
export function SelectionTools({ selected, actions, onAddToList, onClear }: SelectionToolsProps) {
  return (
    <Group gap="xs" mb="sm" role="group" aria-label="Selected matches">
      <Button size="compact-sm" variant="light" leftSection={<IconCheck size={15} aria-hidden="true" />} onClick={() => (actions.markSeen(selected, true), onClear())}>
        Mark as seen
      </Button>
      <Menu position="bottom-start" radius="md" width={210} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button size="compact-sm" variant="light" leftSection={<IconClock size={15} aria-hidden="true" />}>
            Snooze
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label="Snooze the selected matches">
          {SNOOZE_OPTIONS.map(({ label, until }) => (
            <Menu.Item key={label} onClick={() => (actions.snooze(selected, until(new Date())), onClear())}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button size="compact-sm" variant="light" leftSection={<IconPlaylistAdd size={15} aria-hidden="true" />} aria-haspopup="dialog" onClick={onAddToList}>
        Add podcasts to a list
      </Button>
      <Button size="compact-sm" variant="subtle" leftSection={<IconX size={15} aria-hidden="true" />} onClick={onClear}>
        Clear
      </Button>
    </Group>
  );
}
