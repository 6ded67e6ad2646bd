import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { signOutEverywhere } from '../../api/actions';
import { meQuery, sessionsQuery } from '../../api/queries';
import { Section } from '../../ui/layout/Section';
import { SkeletonRows } from '../../ui/layout/states';
import { paths } from '../../urls/paths';
import { ActivityPanel } from './activity/ActivityPanel';
import { AddressChange } from './address/AddressChange';
import { AccountDeletion } from './deletion/AccountDeletion';
import { PlanSection } from './PlanSection';
import { SettingsLayout } from './SettingsLayout';
import classes from './Settings.module.css';
import { ErrorState } from '../../widgets/ErrorState';
import { PasskeysSection } from './passkeys/PasskeysSection';
import { SessionRow } from './sessions/SessionRow';

/** `/app/user-settings` (spec 2). */
export function AccountSettingsPage() {
  const { data: me } = useQuery(meQuery);
  const { isPending } = useQuery({ ...sessionsQuery, enabled: Boolean(me?.user) });
  return (
    <SettingsLayout title="Account">
      <Stack gap="xl">
        <AddressChange />
        <PlanSection />
        <SessionsSection />
        {/* Below the sessions, so that they do not move these when they arrive. */}
        {!isPending && (
          <>
            <PasskeysSection />
            <ActivityPanel />
            <AccountDeletion />
          </>
        )}
      </Stack>
    </SettingsLayout>
  );
}

function SessionsSection() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data, isPending, isError, error, refetch } = useQuery(sessionsQuery);
  const signOut = useMutation({
    mutationFn: signOutEverywhere,
    onSuccess: (_, keepThis) => {
      if (keepThis) return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      queryClient.clear();
      return router.navigate({ href: paths.signIn({ message: 'signed-out-everywhere' }), replace: true });
    },
  });
  const hasOthers = (data?.sessions.length ?? 0) > 1;
  return (
    <Section title="Where you’re signed in">
      <Text size="sm" c="dimmed" mb="sm">
        Sessions expire after 14 days without use, and after 90 days at the latest. End any session you don’t recognize.
      </Text>
      {isPending && <SkeletonRows count={2} label="Loading your sessions" />}
      {isError && <ErrorState title="Couldn’t load your sessions" error={error} onRetry={() => void refetch()} />}
      {data && (
        <Stack gap="md">
          <ul className={classes.list}>
            {data.sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          <Group gap="sm">
            {hasOthers && (
              <Button variant="light" loading={signOut.isPending} onClick={() => signOut.mutate(true)}>
                Sign out everywhere else
              </Button>
            )}
            <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate(false)}>
              Sign out everywhere
            </Button>
          </Group>
          {signOut.isError && <ErrorState title="Couldn’t sign you out" error={signOut.error} />}
        </Stack>
      )}
    </Section>
  );
}
