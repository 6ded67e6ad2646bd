import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  /** What the page is for. */
  intro?: ReactNode;
  /** A sentence that changes with what is loaded. It keeps its line while it is unknown. */
  status?: string | null | undefined;
  /** What can be done on the page. */
  children?: ReactNode;
}

/** The title of a page, with its actions. */
export const PageHead = ({ title, intro, status, children }: PageHeadProps) => (
  <Group justify="space-between" gap="sm" wrap={children ? 'wrap' : 'nowrap'}>
    <div>
      <Title order={1}>{title}</Title>
      {intro && (
        <Text c="dimmed" size="sm">
          {intro}
        </Text>
      )}
      {status !== undefined && (
        <Text c="dimmed" size="sm" role="status">
          {status ?? '\u00A0'}
        </Text>
      )}
    </div>
    {children}
  </Group>
);
