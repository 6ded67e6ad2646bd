import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './BottomSheet.module.css';

interface BottomSheetProps {
  title: string;
  closeLabel: string;
  /** The words on the button at the bottom, which closes the sheet. */
  doneLabel: string;
  /** Short for a few controls; otherwise the sheet covers most of the screen. */
  isShort?: boolean;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet over rows on narrow screens, for controls that wide screens show beside them. Its button stays in place while the controls change with the results. */
export function BottomSheet({ title, closeLabel, doneLabel, isShort = false, isOpen, onClose, children }: BottomSheetProps) {
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="bottom" size={isShort ? 'auto' : '85%'} classNames={isShort ? { content: classes.short } : {}}>
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
          <div className={classes.footer}>
            <Button fullWidth size="md" onClick={onClose}>
              {doneLabel}
            </Button>
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
