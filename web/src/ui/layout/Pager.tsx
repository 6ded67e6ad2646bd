import { Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { AppLink } from '../navigation/AppLink';
import { formatCount } from '../text/format';

interface PagerProps {
  skip: number;
  pageSize: number;
  total: number;
  noun: string;
  href: (skip: number) => string;
}

/** Shows "26–50 of 212 episodes" with links to the previous and next page. */
export function Pager({ skip, pageSize, total, noun, href }: PagerProps) {
  if (total <= pageSize && skip === 0) return null;
  const last = Math.min(total, skip + pageSize);
  return (
    <Group component="nav" justify="space-between" aria-label={`Pages of ${noun}`} mt="md">
      <Text size="sm" c="dimmed" className="numbers">
        {formatCount(Math.min(skip + 1, total))}–{formatCount(last)} of {formatCount(total)} {noun}
      </Text>
      <Group gap="xs">
        {skip > 0 && (
          <Button component={AppLink} href={href(Math.max(0, skip - pageSize))} variant="default" size="sm" leftSection={<IconChevronLeft size={16} />}>
            Previous
          </Button>
        )}
        {last < total && (
          <Button component={AppLink} href={href(skip + pageSize)} variant="default" size="sm" rightSection={<IconChevronRight size={16} />}>
            Next
          </Button>
        )}
      </Group>
    </Group>
  );
}
