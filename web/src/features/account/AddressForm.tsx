import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { addressProblem } from './entry';

interface AddressFormProps {
  address: string | null;
  button: string;
  isPending: boolean;
  onSend: (email: string) => void;
}

/** Asks for an address, and says what is wrong with it. */
export function AddressForm({ address, button, isPending, onSend }: AddressFormProps) {
  const [email, setEmail] = useState(address ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = addressProblem(email);
    setProblem(wrong);
    if (wrong) input.current?.focus();
    else onSend(email.trim());
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          ref={input}
          label="Email address"
          type="email"
          autoComplete="email"
          size="md"
          required
          withAsterisk={false}
          value={email}
          error={problem}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" size="md" loading={isPending}>
          {button}
        </Button>
      </Stack>
    </form>
  );
}
