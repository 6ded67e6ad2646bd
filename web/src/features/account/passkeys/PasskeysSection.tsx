import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { passkeysQuery } from '../../../api/account/passkeys';
import { ErrorState } from '../../../widgets/ErrorState';
import classes from '../Settings.module.css';
import { canUsePasskeys } from './browser-passkeys';
import { NewPasskeyForm } from './NewPasskeyForm';
import { PasskeyRow } from './PasskeyRow';

/** The passkeys of the reader. A server that takes none, and has none, shows nothing. */
export function PasskeysSection() {
  const { data, isError, error, refetch } = useQuery(passkeysQuery);
  if (isError) return <ErrorState title="Couldn’t load your passkeys" error={error} onRetry={() => void refetch()} />;
  if (!data || (!data.isAvailable && data.passkeys.length === 0)) return null;
  return (
    <section aria-labelledby="passkeys">
      <Title order={2} size="h4" id="passkeys" mb={4}>
        Passkeys
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Sign in with your fingerprint, your face or the PIN of a device, without an email. Remove passkeys of devices you no longer have.
      </Text>
      <Stack gap="md">
        {data.passkeys.length > 0 && (
          <ul className={classes.list}>
            {data.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        {data.isAvailable && (canUsePasskeys() ? <NewPasskeyForm /> : <Text role="note">This browser can’t make passkeys. Use a newer one to add one.</Text>)}
      </Stack>
    </section>
  );
}
