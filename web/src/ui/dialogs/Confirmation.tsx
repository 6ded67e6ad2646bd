import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useTypedWord } from '../forms/useTypedWord';

interface ConfirmationProps {
  text: string;
  /** The action: "Revoke key". */
  label: string;
  /** A word in lower case that is typed first. For what nothing brings back. */
  word?: string;
  isDangerous?: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms an action that can’t be undone, in the place of its button. */
export function Confirmation({ text, label, word, isDangerous = false, isPending, onConfirm, onCancel }: ConfirmationProps) {
  const { input, onSubmit } = useTypedWord(word);
  return (
    <form noValidate onSubmit={onSubmit(onConfirm)}>
      <Stack gap="xs" role="group" aria-label={label}>
        <Text size="sm">{text}</Text>
        {word !== undefined && <TextInput maw={320} autoFocus {...input} />}
        <Group gap="sm">
          <Button type="submit" size="xs" color={isDangerous ? 'red.9' : 'brand'} loading={isPending} autoFocus={word === undefined}>
            {label}
          </Button>
          <Button size="xs" variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
