import { Button, Stack, TextInput } from '@mantine/core';
import { useCheckedText } from '../../ui/forms/useCheckedText';
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
  const { field, onSubmit: submit } = useCheckedText(validateEmail, initialEmail ?? '');
  return (
    <form noValidate onSubmit={submit(onSubmit)}>
      <Stack gap="md">
        <TextInput
          label="Email address"
          type="email"
          autoComplete={offersPasskeys ? 'email webauthn' : 'email'}
          size="md"
          required
          withAsterisk={false}
          {...field}
        />
        <Button type="submit" size="md" loading={isPending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
