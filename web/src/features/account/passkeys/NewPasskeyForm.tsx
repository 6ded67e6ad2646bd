import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { addPasskey, passkeysQuery, requestPasskey } from '../../../api/account/passkeys';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { needsConfirmation } from '../confirmation-errors';
import { ConfirmIdentityPanel } from '../ConfirmIdentityPanel';
import { createPasskey, deviceMessage, isCanceled } from './browser-passkeys';

/** Adds a passkey of this device, with a name by which its owner recognizes it. */
export function NewPasskeyForm() {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [fieldError, setFieldError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const add = useMutation({
    mutationFn: async (newName: string) => {
      const { token, options } = await requestPasskey();
      return addPasskey({ token, name: newName, credential: await createPasskey(options) });
    },
    onSuccess: ({ passkey }) => {
      setName('');
      showMessage(`Passkey “${passkey.name}” added`);
      return queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = name.trim() ? null : 'Enter a name, such as the device.';
    setFieldError(message);
    if (message) input.current?.focus();
    else add.mutate(name.trim());
  };
  const isUnconfirmed = needsConfirmation(add.error);
  const failure = isUnconfirmed || isCanceled(add.error) ? null : add.error;
  return (
    <Stack gap="md" maw={480}>
      <form noValidate onSubmit={submit}>
        <TextInput
          ref={input}
          label="Name of the new passkey"
          placeholder="My phone"
          maxLength={100}
          required
          withAsterisk={false}
          value={name}
          error={fieldError}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group mt="sm">
          <Button type="submit" variant="light" loading={add.isPending}>
            Add passkey
          </Button>
        </Group>
      </form>
      {isUnconfirmed && <ConfirmIdentityPanel onConfirmed={() => add.variables && add.mutate(add.variables)} />}
      {failure && (deviceMessage(failure) ? <Alert role="alert" color="red" variant="outline">{deviceMessage(failure)}</Alert> : <ErrorState title="The passkey wasn’t added" error={failure} />)}
    </Stack>
  );
}
