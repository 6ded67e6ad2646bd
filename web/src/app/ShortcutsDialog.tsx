import { Kbd, Table } from '@mantine/core';
import { Dialog } from '../ui/dialogs/Dialog';
import { useShortcutList } from '../ui/navigation/shortcuts';

interface ShortcutsDialogProps {
  onClose: () => void;
}

export default function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const shortcuts = useShortcutList();
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <Table verticalSpacing="xs" aria-label="Shortcuts on this page">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={110}>Key</Table.Th>
            <Table.Th>Action</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shortcuts.map(({ key, keyLabel, label }) => (
            <Table.Tr key={`${key} ${label}`}>
              <Table.Td>
                <Kbd>{keyLabel}</Kbd>
              </Table.Td>
              <Table.Td>{label}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
