import { Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { curlCommand } from './keys';

interface KeySecretPanelProps {
  name: string;
  secret: string;
  onDone: () => void;
}

/** Shows the secret of a new key once. We store only its hash. */
export function KeySecretPanel({ name, secret, onDone }: KeySecretPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Alert ref={panel} tabIndex={-1} role="status" variant="outline" color="brand" icon={<IconKey aria-hidden="true" />} title={`API key “${name}”`}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">Copy it now and store it safely. It can’t be shown again.</Text>
        <Code block fz="md" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {secret}
        </Code>
        <Group gap="sm">
          <CopyTextButton value={secret} label="Copy key" />
          <CopyTextButton value={curlCommand(location.origin, secret)} label="Copy as curl" />
          <Button size="xs" variant="subtle" onClick={onDone}>
            Done
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function CopyTextButton({ value, label }: { value: string; label: string }) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button size="xs" variant="light" onClick={copy}>
          {copied ? 'Copied' : label}
        </Button>
      )}
    </CopyButton>
  );
}
