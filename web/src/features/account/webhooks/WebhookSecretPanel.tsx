import { Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

export interface NewSecret {
  url: string;
  secret: string;
  isRotation: boolean;
}

/** Shows the secret of a webhook once. */
export function WebhookSecretPanel({ newSecret: { url, secret, isRotation }, onDone }: { newSecret: NewSecret; onDone: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Alert ref={panel} tabIndex={-1} role="status" variant="outline" color="brand" icon={<IconKey aria-hidden="true" />} title={`Signing secret of ${url}`}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          Copy it now. It can’t be shown again.{isRotation && ' Deliveries are signed with the old secret too for 24 hours, so that you can update your endpoint.'}
        </Text>
        <Code block fz="md" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {secret}
        </Code>
        <Group gap="sm">
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button size="xs" variant="light" onClick={copy}>
                {copied ? 'Copied' : 'Copy secret'}
              </Button>
            )}
          </CopyButton>
          <Button size="xs" variant="subtle" onClick={onDone}>
            Done
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
