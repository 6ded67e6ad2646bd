import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '../../ui/Dialog';

interface DuplicateDialogProps {
  /** Who wrote, for whom and when. */
  message: string;
  /** "Write anyway". */
  action: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Keeps a team from writing to a show twice by accident. */
export function DuplicateDialog({ message, action, isBusy, onConfirm, onClose }: DuplicateDialogProps) {
  return (
    <Dialog title="Your team wrote to this show before" onClose={onClose}>
      <Stack gap="md">
        <Text>{message}</Text>
        <Text size="sm" c="dimmed">
          A second pitch from the same team is easy to notice, and hard to explain.
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
