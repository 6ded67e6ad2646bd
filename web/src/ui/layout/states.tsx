import { Skeleton, Stack, Title } from '@mantine/core';
import { IconMoodEmpty } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './states.module.css';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  /** The level of the heading; 1 when the page has no other title. */
  level?: 1 | 2;
}

export function EmptyState({ title, children, level = 2, icon = <IconMoodEmpty size={34} stroke={1.4} /> }: EmptyStateProps) {
  return (
    <Stack className={classes.empty} align="center" gap="xs">
      <span aria-hidden="true">{icon}</span>
      <Title order={level} size="h4">
        {title}
      </Title>
      {children}
    </Stack>
  );
}

interface SkeletonRowsProps {
  count: number;
  height?: number;
  label: string;
}

/** Placeholder rows. They appear after a short delay, so that a fast response shows no flicker. */
export function SkeletonRows({ count, height = 92, label }: SkeletonRowsProps) {
  return (
    <Stack gap="sm" className={classes.skeletons} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} height={height} radius="md" />
      ))}
    </Stack>
  );
}
