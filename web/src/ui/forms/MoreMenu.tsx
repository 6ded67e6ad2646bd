import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface MoreMenuProps {
  /** What the actions are for: its name, or "this pitch". */
  subject: string;
  width?: number;
  className?: string;
  /** The items. */
  children: ReactNode;
}

/** A menu with further actions, behind three dots. */
export const MoreMenu = ({ subject, width = 210, className = '', children }: MoreMenuProps) => (
  <Menu position="bottom-end" radius="md" width={width} withinPortal={false} withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" aria-label={`More actions for ${subject}`} className={className}>
        <IconDots size={18} stroke={1.7} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown aria-label={`Actions for ${subject}`}>{children}</Menu.Dropdown>
  </Menu>
);
