import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { codeProblem, digitsOf } from './entry';
import { ErrorState } from '../../widgets/ErrorState';

interface CodeFormProps {
  button: string;
  autoFocus?: boolean;
  isPending: boolean;
  error: unknown;
  onCode: (code: string) => void;
}

/** Takes the code of a mail. */
export function CodeForm({ button, autoFocus = false, isPending, error, onCode }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = codeProblem(code);
    setProblem(wrong);
    if (wrong) input.current?.focus();
    else onCode(digitsOf(code));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          ref={input}
          autoFocus={autoFocus}
          label="Code from the mail"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="1234 5678"
          required
          withAsterisk={false}
          value={code}
          error={problem}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" variant="light" loading={isPending}>
          {button}
        </Button>
        {error ? <ErrorState title="The code was not taken" error={error} /> : null}
      </Stack>
    </form>
  );
}
