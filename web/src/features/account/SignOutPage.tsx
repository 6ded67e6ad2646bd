import { Container, Loader, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { signOut } from '../../api/actions';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { ErrorState } from '../../widgets/ErrorState';

/** `/app/sign-out`: signs out with a POST, then goes to /sign-in with a message (spec 2). */
export function SignOutPage() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const started = useRef(false);
  useTitle('Signing out');
  const { mutate, isError, error } = useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      queryClient.clear();
      void router.navigate({ href: paths.signIn({ message: 'signed-out' }), replace: true });
    },
  });
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    mutate();
  }, [mutate]);
  return (
    <Container size={520} py={72}>
      {isError ? (
        <ErrorState title="Couldn’t sign you out" error={error} onRetry={() => mutate()} />
      ) : (
        <Text role="status">
          <Loader size="xs" mr="sm" aria-hidden="true" />
          Signing out…
        </Text>
      )}
    </Container>
  );
}
