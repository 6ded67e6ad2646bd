import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

interface BottomSheetProps {
  title: string;
  closeLabel: string;
  /** For a few controls, else most of the screen. */
  isShort?: boolean;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What a wide screen has beside the results, on a narrow one: from below, and over them. */
export function BottomSheet({ title, closeLabel, isShort = false, isOpen, onClose, children }: BottomSheetProps) {
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="bottom" size={isShort ? '20rem' : '85%'}>
      <Drawer.Overlay />
      <Drawer.Content radius="lg" aria-label={title}>
        <Drawer.Header component="div">
          <Drawer.Title component="h2" fw={650}>
            {title}
          </Drawer.Title>
          <Drawer.CloseButton aria-label={closeLabel} />
        </Drawer.Header>
        <Drawer.Body>
          {children}
          <Button fullWidth mt="lg" size="md" onClick={onClose}>
            Show the results
          </Button>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
