import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { CopyButton } from '../forms/CopyButton';

interface SecretPanelProps {
  title: string;
  /** What to do with it. */
  text: string;
  secret: string;
  copyLabel: string;
  /** Further buttons. */
  children?: ReactNode;
  onDone: () => void;
}

/** Shows a secret once, as the server stores only its hash. */
export function SecretPanel({ title, text, secret, copyLabel, children, onDone }: SecretPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Alert ref={panel} tabIndex={-1} role="status" variant="outline" color="brand" icon={<IconKey aria-hidden="true" />} title={title}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{text}</Text>
        <Code block fz="md" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {secret}
        </Code>
        <Group gap="sm">
          <CopyButton value={secret} label={copyLabel} size="xs" variant="light" />
          {children}
          <Button size="xs" variant="subtle" onClick={onDone}>
            Done
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
