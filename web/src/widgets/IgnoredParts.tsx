import { Alert, Text } from '@mantine/core';
import { joinAnd } from '../ui/text/format';

/** Names the parts of a URL that a page ignores. Renders nothing without any. */
export function IgnoredParts({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Alert variant="outline" color="gray" title="Part of the link couldn’t be read">
      <Text size="sm">These parts were ignored: {joinAnd(names)}.</Text>
    </Alert>
  );
}
