import { Text } from '@mantine/core';
import { SettingsLayout } from '../SettingsLayout';
import { MarkedPodcasts } from './MarkedPodcasts';

/** `/app/team-settings/podcast-blacklist` (spec 2): podcasts that no search of the team shows. */
export function BlacklistPage() {
  return (
    <SettingsLayout title="Podcast blacklist">
      <Text c="dimmed">Your team’s searches hide these podcasts, and nobody can pitch to them. Only admins and the owner change the blacklist.</Text>
      <MarkedPodcasts mark="blacklist" emptyTitle="No blacklisted podcasts" emptyText="Blacklist a podcast on its page." removeLabel="Take off the blacklist" />
    </SettingsLayout>
  );
}
