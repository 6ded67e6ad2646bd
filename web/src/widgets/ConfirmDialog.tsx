import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialogs/Dialog';
import { useTypedWord } from '../ui/forms/useTypedWord';
import { ErrorState } from './ErrorState';

interface ConfirmDialogProps {
  title: string;
  text: ReactNode;
  /** The label of the button that does it. Without it the children have the button. */
  action: string | null;
  /** A word in lower case that is typed first. For what nothing brings back. */
  word?: string;
  isDangerous?: boolean;
  isPending: boolean;
  /** What is shown when it failed. */
  failure?: { title: string; error: unknown } | null;
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms an action. The focus starts on Cancel, or where the word is typed. */
export function ConfirmDialog({ title, text, action, word, isDangerous = true, isPending, failure, children, onConfirm, onClose }: ConfirmDialogProps) {
  const { input, onSubmit } = useTypedWord(word);
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="md">
        <Text>{text}</Text>
        {children}
        {failure?.error ? <ErrorState {...failure} /> : null}
        <form noValidate onSubmit={onSubmit(onConfirm)}>
          {word !== undefined && <TextInput data-autofocus mb="md" {...input} />}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" data-autofocus={word === undefined || undefined} onClick={onClose}>
              Cancel
            </Button>
            {action !== null && (
              <Button type="submit" color={isDangerous ? 'red.9' : 'brand'} loading={isPending}>
                {action}
              </Button>
            )}
          </Group>
        </form>
      </Stack>
    </Dialog>
  );
}
