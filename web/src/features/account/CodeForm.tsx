import { Button, Stack, TextInput } from '@mantine/core';
import { useCheckedText } from '../../ui/forms/useCheckedText';
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
  const { field, onSubmit: submit } = useCheckedText(validateCode);
  return (
    <form noValidate onSubmit={submit((code) => onSubmit(extractDigits(code)))}>
      <Stack gap="sm">
        <TextInput
          autoFocus={autoFocus}
          label="Code from the email"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="1234 5678"
          required
          withAsterisk={false}
          {...field}
        />
        <Button type="submit" variant="light" loading={isPending}>
          {submitLabel}
        </Button>
        {error ? <ErrorState title="That code didn’t work" error={error} /> : null}
      </Stack>
    </form>
  );
}
