import { Alert, Button, Container, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { acceptInvitation, receivedInvitationQuery, type ReceivedInvitation } from '../../../api/lists/members';
import { meQuery } from '../../../api/queries';
import { AppLink } from '../../../ui/navigation/AppLink';
import { formatDay } from '../../../ui/text/format';
import { SkeletonRows } from '../../../ui/layout/states';
import { useTitle } from '../../../ui/layout/useTitle';
import { paths } from '../../../urls/paths';
import { readText } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
import { TermsNotice } from '../TermsNotice';

/**
 * `/invitation?key=`: the page of the link in an invitation. Opening it does not use the link, because mail scanners open links
 * too; the button does.
 */
export function InvitationPage() {
  const search = useSearch({ strict: false });
  const [key] = useState(() => readText(search.key) ?? '');
  const { data, isPending, isError, error, refetch } = useQuery({ ...receivedInvitationQuery(key), enabled: key !== '' });
  useTitle('Join a team');
  return (
    <Container size={520} py={56}>
      <Stack gap="md">
        <Paper withBorder radius="lg" p="xl" bg="var(--surface)">
          {key === '' || isError ? (
            <>
              <Title order={1} size="h2">
                This invitation doesn’t work
              </Title>
              <Text mt={6}>{key === '' ? 'The link is incomplete. Open the link in the email again.' : 'It may have expired, been revoked or been used already. Ask for a new one.'}</Text>
            </>
          ) : isPending ? (
            <>
              <Title order={1} size="h2" mb="sm">
                Join a team
              </Title>
              <SkeletonRows count={2} height={40} label="Loading the invitation" />
            </>
          ) : (
            <Offer invitation={data.invitation} linkKey={key} />
          )}
        </Paper>
        {isError && <ErrorState title="The invitation couldn’t be opened" error={error} onRetry={() => void refetch()} />}
      </Stack>
    </Container>
  );
}

interface OfferProps {
  invitation: ReceivedInvitation;
  linkKey: string;
}

function Offer({ invitation: { email, role, teamName, invitedBy, expiresAt, hasAccount, isForCaller }, linkKey }: OfferProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const accept = useMutation({
    mutationFn: () => acceptInvitation(linkKey),
    onSuccess: async () => {
      // The cache holds responses for another team, or for nobody. Without the account, the header would be that of a stranger for a
      // moment, and close a menu that is opened then.
      queryClient.clear();
      await queryClient.fetchQuery(meQuery);
      void router.navigate({ href: paths.app(), replace: true });
    },
  });
  const isSignedIn = Boolean(me?.user);
  return (
    <>
      <Title order={1} size="h2">
        Join {teamName}
      </Title>
      <Text mt={6} mb="lg">
        {invitedBy ?? 'The team'} invites {email} as {role === 'admin' ? 'an admin' : 'a member'}. The invitation is valid until {formatDay(expiresAt)}.
      </Text>
      {isSignedIn && isForCaller === false ? (
        <Alert role="status" color="brand" variant="outline" title="You’re signed in with another address">
          <Stack gap="sm" align="flex-start">
            <Text size="sm">
              This invitation is for {email}, and you’re signed in as {me?.user?.email}. Sign out, then open the link again.
            </Text>
            <Button component={AppLink} href={paths.signOut()} size="sm" variant="light">
              Sign out
            </Button>
          </Stack>
        </Alert>
      ) : !isSignedIn && hasAccount ? (
        // Signing in leads back to this page.
        <Button component={AppLink} href={paths.signIn({ source: 'invitation', email })} size="md" fullWidth>
          Sign in to join
        </Button>
      ) : (
        <>
          <Group grow>
            <Button size="md" loading={accept.isPending} onClick={() => accept.mutate()}>
              {isSignedIn ? 'Join team' : 'Create account and join'}
            </Button>
          </Group>
          {!isSignedIn && <TermsNotice />}
        </>
      )}
      {accept.isError && (
        <Stack mt="md">
          <ErrorState title="You haven’t joined the team" error={accept.error} />
        </Stack>
      )}
    </>
  );
}
