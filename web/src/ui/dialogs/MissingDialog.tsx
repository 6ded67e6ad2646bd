import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import classes from './MissingDialog.module.css';

/** Stands in for a dialog whose code could not be loaded. It is the browser's own, since other dialogs are loaded code too. */
export function MissingDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={titleId} onClose={onClose}>
      <Title order={2} size="h4" id={titleId}>
        This dialog couldn’t be loaded
      </Title>
      <Text my="md">Check your connection, then reload the page.</Text>
      <Group gap="sm">
        <Button onClick={() => location.reload()}>Reload page</Button>
        <Button variant="default" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </Group>
    </dialog>
  );
}
