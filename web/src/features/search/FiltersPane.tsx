import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Search.module.css';

interface FiltersPaneProps {
  /** Room for a column beside the results; else a sheet. */
  isWide: boolean;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function FiltersPane({ isWide, isOpen, onClose, children }: FiltersPaneProps) {
  if (isWide) {
    return (
      <section className={classes.side} aria-label="Filters">
        {children}
      </section>
    );
  }
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="bottom" size="85%">
      <Drawer.Overlay />
      <Drawer.Content radius="lg" aria-label="Filters">
        <Drawer.Header component="div">
          <Drawer.Title component="h2" fw={650}>
            Filters
          </Drawer.Title>
          <Drawer.CloseButton aria-label="Close the filters" />
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
