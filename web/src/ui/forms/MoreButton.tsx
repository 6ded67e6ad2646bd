import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { MenuButtonProps } from '../navigation/lazy-menu';

interface MoreButtonProps extends MenuButtonProps {
  /** What the actions are for: its name, or "this pitch". */
  subject: string;
  className?: string;
}

/** The three dots that open a menu with further actions. */
export const MoreButton = ({ subject, className = '', ...button }: MoreButtonProps) => (
  <ActionIcon variant="subtle" color="gray" aria-label={`More actions for ${subject}`} className={className} {...button}>
    <IconDots size={18} stroke={1.7} />
  </ActionIcon>
);
