import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '../../ui/Dialog';

interface DuplicateDialogProps {
  title: string;
  /** The earlier contact: who wrote, for whom, when. */
  message: string;
  /** "Write anyway". */
  action: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Keeps a team from writing to a show twice by accident. */
export function DuplicateDialog({ title, message, action, isBusy, onConfirm, onClose }: DuplicateDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="md">
        <Text>{message}</Text>
        <Text size="sm" c="dimmed">
          Hosts notice when the same team pitches twice.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
