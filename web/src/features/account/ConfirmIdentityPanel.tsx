import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { confirmWithCode, requestConfirmation } from '../../api/actions';
import { ErrorState } from '../../widgets/ErrorState';
import { CodeForm } from './CodeForm';

interface ConfirmIdentityPanelProps {
  /** The label of the button below the code. */
  submitLabel?: string;
  /** Continues the action that needed the confirmation. */
  onConfirmed: () => void;
}

/** Requires a code from a user who signed in a while ago. Someone else may use an open session, and the next action outlasts it. */
export function ConfirmIdentityPanel({ submitLabel = 'Confirm', onConfirmed }: ConfirmIdentityPanelProps) {
  const sendCode = useMutation({ mutationFn: requestConfirmation });
  const confirm = useMutation({ mutationFn: confirmWithCode, onSuccess: onConfirmed });
  return (
    <Alert role="group" aria-label="Confirm it’s you" variant="outline" color="brand" icon={<IconShieldCheck aria-hidden="true" />} title="Confirm it’s you">
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
            <Text size="sm">You signed in a while ago. We’ll email you a code so you can continue.</Text>
            <Button size="sm" variant="light" autoFocus loading={sendCode.isPending} onClick={() => sendCode.mutate()}>
              Send code
            </Button>
            {sendCode.isError && <ErrorState title="The code wasn’t sent" error={sendCode.error} />}
          </>
        )}
      </Stack>
    </Alert>
  );
}
