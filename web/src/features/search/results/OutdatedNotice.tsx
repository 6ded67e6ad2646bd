import { Alert, Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';

interface OutdatedNoticeProps {
  onSearchAgain: () => void;
}

/** Shown when the generation of the loaded pages is no longer served. Loaded results stay until the reader searches again. */
export function OutdatedNotice({ onSearchAgain }: OutdatedNoticeProps) {
  return (
    <Alert role="alert" variant="outline" color="brand" icon={<IconRefresh aria-hidden="true" />} mt="md" p="sm">
      <Group gap="sm" justify="space-between">
        <Text size="sm">The catalog was updated. Search again to see more.</Text>
        <Button size="xs" variant="light" onClick={onSearchAgain}>
          Search again
        </Button>
      </Group>
    </Alert>
  );
}
