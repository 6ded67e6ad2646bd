import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface DialogProps {
  title: string;
  isOpen?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'xl' | number;
  radius?: 'md' | 'lg';
  isCentered?: boolean;
  /** Whether the focus returns to where it was. Otherwise the page moves it. */
  returnFocus?: boolean;
  closeLabel?: string;
  titleClassName?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a title. Its head is not a landmark: a page has one banner. */
export function Dialog({ title, isOpen = true, size = 'md', radius = 'lg', isCentered = false, returnFocus = true, closeLabel = 'Close', titleClassName, onClose, children }: DialogProps) {
  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={size} centered={isCentered} returnFocus={returnFocus}>
      <Modal.Overlay />
      <Modal.Content radius={radius} aria-label={title}>
        <Modal.Header component="div">
          <Modal.Title component="h2" fw={650} className={titleClassName}>
            {title}
          </Modal.Title>
          <Modal.CloseButton aria-label={closeLabel} />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
