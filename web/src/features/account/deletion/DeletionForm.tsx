import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fromUnknown } from '../../../api/errors';
import { ConfirmPanel } from '../ConfirmPanel';
import { addressProblem } from '../entry';
import { isInvalid, needsProof } from '../refusals';
import { ErrorState } from '../../../widgets/ErrorState';

interface DeletionFormProps {
  /** The address of the account. */
  email: string;
  isPending: boolean;
  error: unknown;
  onDelete: (typed: string) => void;
  onCancel: () => void;
}

/** Takes the address of the account, and a code where the server asks for a proof. The server compares the addresses. */
export function DeletionForm({ email, isPending, error, onDelete, onCancel }: DeletionFormProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isUnproven = needsProof(error);
  useEffect(() => {
    if (error && !isUnproven) input.current?.focus();
  }, [error, isUnproven]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = addressProblem(typed);
    setProblem(wrong);
    if (wrong) input.current?.focus();
    else onDelete(typed.trim());
  };
  return (
    <Stack gap="md">
      <Text>
        This deletes the account of <strong style={{ overflowWrap: 'anywhere' }}>{email}</strong>. It cannot be undone.
      </Text>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            ref={input}
            data-autofocus
            label="Address of your account"
            description="Type it, so that nothing is deleted by mistake."
            type="email"
            autoComplete="off"
            required
            withAsterisk={false}
            value={typed}
            error={problem ?? (isInvalid(error) ? fromUnknown(error).message : null)}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {!isUnproven && (
            <Group gap="sm">
              <Button type="submit" color="red.9" loading={isPending}>
                Delete for good
              </Button>
              <Button variant="default" disabled={isPending} onClick={onCancel}>
                Cancel
              </Button>
            </Group>
          )}
        </Stack>
      </form>
      {isUnproven && <ConfirmPanel button="Confirm and delete" onConfirmed={() => onDelete(typed.trim())} />}
      {Boolean(error) && !isUnproven && !isInvalid(error) && <ErrorState title="Your account was not deleted" error={error} />}
    </Stack>
  );
}
