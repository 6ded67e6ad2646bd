import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { confirmAddressChange, requestAddressChange } from '../../../api/account/address';
import { meQuery } from '../../../api/queries';
import { Section } from '../../../ui/layout/Section';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { CodeForm } from '../CodeForm';
import { ConfirmIdentityPanel } from '../ConfirmIdentityPanel';
import { needsConfirmation } from '../confirmation-errors';

/** The address of the reader, and its change: the current one is confirmed first, then the new one. */
export function AddressChange() {
  const queryClient = useQueryClient();
  const { data } = useQuery(meQuery);
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState('');
  const request = useMutation({ mutationFn: requestAddressChange });
  const confirm = useMutation({
    mutationFn: confirmAddressChange,
    onSuccess: ({ message }) => {
      setIsOpen(false);
      setEmail('');
      request.reset();
      showMessage(message);
      return queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
  const isUnconfirmed = needsConfirmation(request.error);
  const send = () => request.mutate(email.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Section title="Email">
      <Group gap="md">
        <Text style={{ overflowWrap: 'anywhere' }}>{data?.user?.email}</Text>
        {!isOpen && (
          <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
            Change address
          </Button>
        )}
      </Group>
      {isOpen && (
        <Stack gap="md" mt="sm" maw={480}>
          {request.isSuccess ? (
            <>
              <Text role="status">{request.data.message}</Text>
              <CodeForm submitLabel="Change address" autoFocus isPending={confirm.isPending} error={confirm.error} onSubmit={confirm.mutate} />
            </>
          ) : (
            <form noValidate onSubmit={submit}>
              <TextInput label="New email address" type="email" autoComplete="email" autoFocus required withAsterisk={false} value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
              {!isUnconfirmed && (
                <Group gap="sm" mt="sm">
                  <Button type="submit" loading={request.isPending}>
                    Send code
                  </Button>
                  <Button variant="default" onClick={() => setIsOpen(false)}>
                    Cancel
                  </Button>
                </Group>
              )}
            </form>
          )}
          {isUnconfirmed && <ConfirmIdentityPanel onConfirmed={send} />}
          {request.isError && !isUnconfirmed && <ErrorState title="The code wasn’t sent" error={request.error} />}
        </Stack>
      )}
    </Section>
  );
}
