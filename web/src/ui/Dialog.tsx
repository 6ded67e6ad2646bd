import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface DialogProps {
  title: string;
  isOpen?: boolean;
  size?: 'md' | 'xl';
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a title. Its head is no landmark: a page has one banner. */
export function Dialog({ title, isOpen = true, size = 'md', onClose, children }: DialogProps) {
  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={size}>
      <Modal.Overlay />
      <Modal.Content radius="lg" aria-label={title}>
        <Modal.Header component="div">
          <Modal.Title component="h2" fw={650}>
            {title}
          </Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
