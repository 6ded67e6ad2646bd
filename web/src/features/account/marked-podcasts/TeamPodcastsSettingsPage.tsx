import { Anchor, Text } from '@mantine/core';
import { AppLink } from '../../../ui/navigation/AppLink';
import { paths } from '../../../urls/paths';
import { SettingsLayout } from '../SettingsLayout';
import { MarkedPodcasts } from './MarkedPodcasts';

/** `/app/team-settings/team-podcasts` (spec 2): podcasts that the team keeps in sync. */
export function TeamPodcastsSettingsPage() {
  return (
    <SettingsLayout title="Team podcasts">
      <Text c="dimmed">
        Podcasts that your team keeps in sync.{' '}
        <Anchor component={AppLink} href={paths.teamPodcasts()} underline="always" inherit>
          All podcasts of the team, with lists and states
        </Anchor>
      </Text>
      <MarkedPodcasts mark="sync" emptyTitle="No podcasts in sync" emptyText="Sync a podcast on its page, or in the list of all team podcasts." removeLabel="Stop syncing" />
    </SettingsLayout>
  );
}
