import { Kbd, Modal, Table } from '@mantine/core';
import { useShortcutList } from '../ui/shortcuts';

interface ShortcutsDialogProps {
  onClose: () => void;
}

export default function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const shortcuts = useShortcutList();
  return (
    <Modal.Root opened onClose={onClose} size="md">
      <Modal.Overlay />
      <Modal.Content radius="lg" aria-label="Keyboard shortcuts">
        <Modal.Header component="div">
          <Modal.Title component="h2" fw={650}>
            Keyboard shortcuts
          </Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>
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
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
