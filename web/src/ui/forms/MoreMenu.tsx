import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import type { useFirstOpening } from '../navigation/lazy-menu';
import { MoreButton } from './MoreButton';

interface MoreMenuProps {
  /** What the actions are for: its name, or "this pitch". */
  subject: string;
  width?: number;
  className?: string;
  /** Whether it is open, for a menu that is loaded when its button is pressed. */
  opening?: ReturnType<typeof useFirstOpening>;
  /** The items. */
  children: ReactNode;
}

/** A menu with further actions, behind three dots. */
export const MoreMenu = ({ subject, width = 210, className = '', opening, children }: MoreMenuProps) => (
  <Menu position="bottom-end" radius="md" width={width} withinPortal={false} withInitialFocusPlaceholder={false} {...(opening && { opened: opening.isOpen, onChange: opening.setIsOpen })}>
    <Menu.Target>
      <MoreButton subject={subject} className={className} {...(opening && { ref: opening.target })} />
    </Menu.Target>
    <Menu.Dropdown aria-label={`Actions for ${subject}`}>{children}</Menu.Dropdown>
  </Menu>
);
