import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { validateEmail } from './sign-in-fields';

interface EmailFormProps {
  initialEmail: string | null;
  submitLabel: string;
  isPending: boolean;
  /** Whether the browser offers passkeys in the field. */
  offersPasskeys?: boolean;
  onSubmit: (email: string) => void;
}

/** A form for an email address, with validation. */
export function EmailForm({ initialEmail, submitLabel, isPending, offersPasskeys = false, onSubmit }: EmailFormProps) {
  const [email, setEmail] = useState(initialEmail ?? '');
  const [fieldError, setFieldError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = validateEmail(email);
    setFieldError(message);
    if (message) input.current?.focus();
    else onSubmit(email.trim());
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          ref={input}
          label="Email address"
          type="email"
          autoComplete={offersPasskeys ? 'email webauthn' : 'email'}
          size="md"
          required
          withAsterisk={false}
          value={email}
          error={fieldError}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" size="md" loading={isPending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
