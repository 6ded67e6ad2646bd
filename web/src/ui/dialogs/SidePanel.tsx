import { Button, Drawer, Group, Text, Title } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Artwork } from '../media/Artwork';
import type { Cover } from '../media/cover';
import classes from './SidePanel.module.css';

interface SidePanelProps {
  isOpen: boolean;
  /** The title of what it shows. */
  title: string;
  /** What it steps through: "result". */
  noun: string;
  /** "2 of 20". */
  place: string;
  /** Handles a further key, and returns whether it did. */
  onKey?: (key: string) => boolean;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
  children: ReactNode;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
const FIELDS = 'input, textarea, select, [role="menu"], [role="listbox"]';

/** A panel beside a list with one of its rows. The keys j and k step through the rows; Space and Escape close it. */
export function SidePanel({ isOpen, title, noun, place, onKey, onStep, onClose, children }: SidePanelProps) {
  // The drawer drops key handlers, and the shortcuts of the page are off while a dialog is open.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || target?.closest(FIELDS) || document.querySelector('[role="menu"]')) return;
    const isOnControl = Boolean(target?.closest('a, button'));
    const step = isOnControl && event.key.startsWith('Arrow') ? undefined : STEPS[event.key];
    if (step) onStep(step);
    else if (event.key === ' ' && !isOnControl) onClose();
    else if (!onKey?.(event.key)) return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOpen]);
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="right" size="md" returnFocus={false}>
      <Drawer.Overlay backgroundOpacity={0.15} />
      <Drawer.Content aria-label={`Quick look: ${title}`}>
        <Drawer.Header component="div">
          <Group gap={4}>
            <Button variant="default" size="compact-sm" aria-label={`Previous ${noun} (k)`} onClick={() => onStep(-1)}>
              <IconChevronUp size={16} aria-hidden="true" />
            </Button>
            <Button variant="default" size="compact-sm" aria-label={`Next ${noun} (j)`} onClick={() => onStep(1)}>
              <IconChevronDown size={16} aria-hidden="true" />
            </Button>
            <Text size="sm" c="dimmed" className="numbers" role="status">
              {place}
            </Text>
          </Group>
          <Drawer.CloseButton aria-label="Close quick look" />
        </Drawer.Header>
        {/* The focus is on the text, so that Space closes the panel and the arrow keys step. */}
        <Drawer.Body data-autofocus tabIndex={-1} className={classes.body}>
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

interface PanelHeadProps {
  title: string;
  subtitle: string | null | undefined;
  cover: Cover | null;
}

/** Cover, title and author of what a panel shows. */
export const PanelHead = ({ title, subtitle, cover }: PanelHeadProps) => (
  <Group gap="md" wrap="nowrap" align="flex-start">
    <Artwork title={title} cover={cover} size={72} />
    <div>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {subtitle}
      </Text>
    </div>
  </Group>
);
