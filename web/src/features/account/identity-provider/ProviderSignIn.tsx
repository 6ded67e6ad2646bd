import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { identityProviderQuery, startProviderSignIn } from '../../../api/account/identity-provider';
import { ErrorState } from '../../../widgets/ErrorState';

/** Leads to the identity provider, if the installation has one. */
export function ProviderSignIn() {
  const { data } = useQuery(identityProviderQuery);
  const start = useMutation({
    mutationFn: startProviderSignIn,
    onSuccess: ({ url }) => globalThis.location.assign(url),
  });
  if (!data?.name) return null;
  return (
    <Stack gap="sm" mt="md">
      {/* Until the other page is there, the button is busy. */}
      <Button variant="default" size="md" loading={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
        Sign in with {data.name}
      </Button>
      {start.isError && <ErrorState title="You’re not signed in" error={start.error} />}
    </Stack>
  );
}
