import { Text } from '@mantine/core';
import { ConfirmDialog } from '../../widgets/ConfirmDialog';

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
    <ConfirmDialog title={title} text={message} action={action} isDangerous={false} isPending={isBusy} onConfirm={onConfirm} onClose={onClose}>
      <Text size="sm" c="dimmed">
        Hosts notice when the same team pitches twice.
      </Text>
    </ConfirmDialog>
  );
}
