import { Button, Stack } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { ErrorState } from '../../../widgets/ErrorState';
import { usePasskeySignIn } from './usePasskeySignIn';

/** Signing in with a passkey, beside the link by email. */
export function PasskeySignIn() {
  const { open, isPending, error } = usePasskeySignIn();
  return (
    <Stack gap="sm" mt="md">
      <Button variant="default" size="md" loading={isPending} leftSection={<IconFingerprint size={20} aria-hidden="true" />} onClick={open}>
        Sign in with a passkey
      </Button>
      {error && <ErrorState title="The passkey didn’t work" error={error} />}
    </Stack>
  );
}
