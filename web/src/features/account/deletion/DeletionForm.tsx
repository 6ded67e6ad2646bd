import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { toApiError } from '../../../api/errors';
import { useCheckedText } from '../../../ui/forms/useCheckedText';
import { ConfirmIdentityPanel } from '../ConfirmIdentityPanel';
import { validateEmail } from '../sign-in-fields';
import { isInvalidRequest, needsConfirmation } from '../confirmation-errors';
import { ErrorState } from '../../../widgets/ErrorState';

interface DeletionFormProps {
  /** The email address of the account. */
  email: string;
  isPending: boolean;
  error: unknown;
  onDelete: (typed: string) => void;
  onCancel: () => void;
}

/** Requires the email address of the account, and a code when the server wants a confirmation. The server compares the addresses. */
export function DeletionForm({ email, isPending, error, onDelete, onCancel }: DeletionFormProps) {
  const { text: typedEmail, field, onSubmit } = useCheckedText(validateEmail);
  const isConfirmationNeeded = needsConfirmation(error);
  useEffect(() => {
    if (error && !isConfirmationNeeded) field.ref.current?.focus();
  }, [error, isConfirmationNeeded, field.ref]);
  return (
    <Stack gap="md">
      <Text>
        This deletes the account <strong style={{ overflowWrap: 'anywhere' }}>{email}</strong>. It can’t be undone.
      </Text>
      <form noValidate onSubmit={onSubmit(onDelete)}>
        <Stack gap="md">
          <TextInput
            data-autofocus
            label="Your email address"
            description="Type it to confirm the deletion."
            type="email"
            autoComplete="off"
            required
            withAsterisk={false}
            {...field}
            error={field.error ?? (isInvalidRequest(error) ? toApiError(error).message : null)}
          />
          {!isConfirmationNeeded && (
            <Group gap="sm">
              <Button type="submit" color="red.9" loading={isPending}>
                Delete permanently
              </Button>
              <Button variant="default" disabled={isPending} onClick={onCancel}>
                Cancel
              </Button>
            </Group>
          )}
        </Stack>
      </form>
      {isConfirmationNeeded && <ConfirmIdentityPanel submitLabel="Confirm and delete" onConfirmed={() => onDelete(typedEmail.trim())} />}
      {Boolean(error) && !isConfirmationNeeded && !isInvalidRequest(error) && <ErrorState title="Your account wasn’t deleted" error={error} />}
    </Stack>
  );
}
