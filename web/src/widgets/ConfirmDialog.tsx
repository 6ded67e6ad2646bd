import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialogs/Dialog';
import { ErrorState } from './ErrorState';

interface ConfirmDialogProps {
  title: string;
  text: ReactNode;
  /** The label of the button that does it. Without it the children have the button. */
  action: string | null;
  isDangerous?: boolean;
  isPending: boolean;
  /** What is shown when it failed. */
  failure?: { title: string; error: unknown } | null;
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms an action. The focus starts on Cancel. */
export const ConfirmDialog = ({ title, text, action, isDangerous = true, isPending, failure, children, onConfirm, onClose }: ConfirmDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <Stack gap="md">
      <Text>{text}</Text>
      {children}
      {failure?.error ? <ErrorState {...failure} /> : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        {action !== null && (
          <Button color={isDangerous ? 'red.9' : 'brand'} loading={isPending} onClick={onConfirm}>
            {action}
          </Button>
        )}
      </Group>
    </Stack>
  </Dialog>
);
