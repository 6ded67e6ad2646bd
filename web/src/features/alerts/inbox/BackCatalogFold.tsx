import { Button, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { plural } from '../../../ui/text/format';

interface BackCatalogFoldProps {
  count: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** The heading of the episodes that were no news when they were found. Nothing was sent for them. */
export function BackCatalogFold({ count, isOpen, onToggle }: BackCatalogFoldProps) {
  if (count === 0) return null;
  return (
    <div>
      <Button
        variant="default"
        mih={44}
        aria-expanded={isOpen}
        rightSection={isOpen ? <IconChevronUp size={17} aria-hidden="true" /> : <IconChevronDown size={17} aria-hidden="true" />}
        onClick={onToggle}
      >
        Back catalog: {plural(count, 'older match', 'older matches')}
      </Button>
      {isOpen && (
        <Text size="sm" c="dimmed" mt={6}>
          These episodes weren’t new when they were found, so nothing was sent for them.
        </Text>
      )}
    </div>
  );
}
