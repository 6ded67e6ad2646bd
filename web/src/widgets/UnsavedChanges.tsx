import { Button, Group, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { Dialog } from '../ui/dialogs/Dialog';

interface UnsavedChangesProps {
  isUnsaved: boolean;
  /** Saves what a form that saves itself has not saved yet, and returns whether all is saved. Only then the page is left without a warning. */
  save?: () => Promise<boolean>;
}

/** Warns before the reader leaves a page with changes that are not saved. The browser warns before it closes the page. */
export function UnsavedChanges({ isUnsaved, save }: UnsavedChangesProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      if (!isUnsaved || current.pathname === next.pathname) return false;
      return save ? save().then((isSaved) => !isSaved) : true;
    },
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  });
  const isBlocked = blocker.status === 'blocked';
  return (
    <Dialog isOpen={isBlocked} onClose={() => blocker.reset?.()} title="Leave without saving?">
      <Text mb="md">Your changes on this page aren’t saved.</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button data-autofocus onClick={() => blocker.reset?.()}>
          Stay
        </Button>
      </Group>
    </Dialog>
  );
}
