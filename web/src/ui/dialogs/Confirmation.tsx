import { Button, Group, Stack, Text } from '@mantine/core';

interface ConfirmationProps {
  text: string;
  /** The action: "Revoke key". */
  label: string;
  isDangerous?: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms an action that can’t be undone, in the place of its button. */
export const Confirmation = ({ text, label, isDangerous = false, isPending, onConfirm, onCancel }: ConfirmationProps) => (
  <Stack gap="xs" role="group" aria-label={label}>
    <Text size="sm">{text}</Text>
    <Group gap="sm">
      <Button size="xs" color={isDangerous ? 'red.9' : 'brand'} loading={isPending} onClick={onConfirm} autoFocus>
        {label}
      </Button>
      <Button size="xs" variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </Group>
  </Stack>
);
