import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { extractDigits, validateCode } from './sign-in-fields';
import { ErrorState } from '../../widgets/ErrorState';

interface CodeFormProps {
  submitLabel: string;
  autoFocus?: boolean;
  isPending: boolean;
  error: unknown;
  onSubmit: (code: string) => void;
}

/** A form for the code that we sent by email. */
export function CodeForm({ submitLabel, autoFocus = false, isPending, error, onSubmit }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [fieldError, setFieldError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = validateCode(code);
    setFieldError(message);
    if (message) input.current?.focus();
    else onSubmit(extractDigits(code));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          ref={input}
          autoFocus={autoFocus}
          label="Code from the email"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="1234 5678"
          required
          withAsterisk={false}
          value={code}
          error={fieldError}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" variant="light" loading={isPending}>
          {submitLabel}
        </Button>
        {error ? <ErrorState title="That code didn’t work" error={error} /> : null}
      </Stack>
    </form>
  );
}
