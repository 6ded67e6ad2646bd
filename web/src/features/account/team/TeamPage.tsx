import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { invitationsQuery, teamsQuery, teamUsersQuery } from '../../../api/lists/members';
import { meQuery } from '../../../api/queries';
import { plural } from '../../../ui/text/format';
import { Section } from '../../../ui/layout/Section';
import { SkeletonRows } from '../../../ui/layout/states';
import { ErrorState } from '../../../widgets/ErrorState';
import classes from '../Settings.module.css';
import { SettingsLayout } from '../SettingsLayout';
import { PlansLink } from '../../../widgets/PlansLink';
import { managesMembers } from '../../../widgets/useOwnRole';
import { AutomatedSearchForm } from './AutomatedSearchForm';
import { InvitationRow } from './InvitationRow';
import { InviteForm } from './InviteForm';
import { MemberRow } from './MemberRow';
import { TeamDeletion } from './TeamDeletion';
import { TeamNameForm } from './TeamNameForm';

/** `/app/team-settings/team` (spec 2): the team's name, who is in it, and who is invited. */
export function TeamPage() {
  return (
    <SettingsLayout title="Team">
      <TeamSections />
    </SettingsLayout>
  );
}

function TeamSections() {
  const { data: me } = useQuery(meQuery);
  const { data, isPending, isError, error, refetch } = useQuery(teamUsersQuery);
  const teams = useQuery({ ...teamsQuery, retry: false });
  if (isPending || teams.isPending) return <SkeletonRows count={3} height={64} label="Loading your team" />;
  if (isError) return <ErrorState title="Couldn’t load your team" error={error} onRetry={() => void refetch()} />;
  const team = teams.data?.teams.find(({ isCurrent }) => isCurrent);
  const self = data.users.find(({ id }) => id === me?.user?.id);
  return (
    <Stack gap="xl">
      {team && managesMembers(self?.role) && <TeamNameForm key={team.id} team={team} />}
      <Section title={plural(data.users.length, 'member')}>
        <ul className={classes.list}>
          {data.users.map((member) => (
            <MemberRow key={member.id} member={member} self={self} />
          ))}
        </ul>
      </Section>
      {managesMembers(self?.role) && <InvitationsSection />}
      <AutomatedSearchForm isEditable={managesMembers(self?.role)} />
      {team && self?.role === 'owner' && <TeamDeletion team={team} hasOthers={data.users.length > 1} isOnlyTeam={teams.data?.teams.length === 1} />}
    </Stack>
  );
}

/** Whether the plan has members. Without this limit in the response, the server decides when someone is invited. */
const includesMembers = (limits: object | undefined) => !(limits && 'teamMembers' in limits && limits.teamMembers === false);

function InvitationsSection() {
  const { data: me } = useQuery(meQuery);
  const { data, isPending, isError, error, refetch } = useQuery(invitationsQuery);
  return (
    <>
      <Section title="Invite people">
        {includesMembers(me?.limits) ? (
          <InviteForm />
        ) : (
          <Text>
            Your plan is for one person. The Business and Agency plans include a team. <PlansLink />
          </Text>
        )}
      </Section>
      <Section title="Pending invitations">
        {isPending && <SkeletonRows count={1} height={64} label="Loading invitations" />}
        {isError && <ErrorState title="Couldn’t load the invitations" error={error} onRetry={() => void refetch()} />}
        {data?.invitations.length === 0 && <Text c="dimmed">No pending invitations.</Text>}
        {data && data.invitations.length > 0 && (
          <ul className={classes.list}>
            {data.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}
