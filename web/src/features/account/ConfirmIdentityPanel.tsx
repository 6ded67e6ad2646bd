import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { confirmWithCode, requestConfirmation } from '../../api/actions';
import { ErrorState } from '../../widgets/ErrorState';
import { CodeForm } from './CodeForm';

interface ConfirmIdentityPanelProps {
  /** The button below the code. */
  submitLabel?: string;
  /** What goes on afterwards. */
  onConfirmed: () => void;
}

/** Asks a user who signed in a while ago for a code: a session may have been left open, and what comes next outlives it. */
export function ConfirmIdentityPanel({ submitLabel = 'Confirm', onConfirmed }: ConfirmIdentityPanelProps) {
  const sendCode = useMutation({ mutationFn: requestConfirmation });
  const confirm = useMutation({ mutationFn: confirmWithCode, onSuccess: onConfirmed });
  return (
    <Alert role="group" aria-label="Confirm that it is you" variant="outline" color="brand" icon={<IconShieldCheck aria-hidden="true" />} title="Confirm that it is you">
      <Stack gap="sm" align="flex-start">
        {sendCode.isSuccess ? (
          <>
            <Text size="sm" role="status">
              {sendCode.data.message}
            </Text>
            <CodeForm submitLabel={submitLabel} autoFocus isPending={confirm.isPending} error={confirm.error} onSubmit={confirm.mutate} />
          </>
        ) : (
          <>
            <Text size="sm">You signed in a while ago. We send you a code by mail, and it goes on from here.</Text>
            <Button size="sm" variant="light" autoFocus loading={sendCode.isPending} onClick={() => sendCode.mutate()}>
              Send me a code
            </Button>
            {sendCode.isError && <ErrorState title="The code was not sent" error={sendCode.error} />}
          </>
        )}
      </Stack>
    </Alert>
  );
}
