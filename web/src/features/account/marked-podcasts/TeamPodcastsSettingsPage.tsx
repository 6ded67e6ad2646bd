import { Anchor, Text } from '@mantine/core';
import { AppLink } from '../../../ui/navigation/AppLink';
import { paths } from '../../../urls/paths';
import { SettingsLayout } from '../SettingsLayout';
import { MarkedPodcasts } from './MarkedPodcasts';

/** `/app/team-settings/team-podcasts` (spec 2): podcasts that programs of the team read. */
export function TeamPodcastsSettingsPage() {
  return (
    <SettingsLayout title="Team podcasts">
      <Text c="dimmed">
        Podcasts that your own programs read through the API.{' '}
        <Anchor component={AppLink} href={paths.teamPodcasts()} underline="always" inherit>
          All podcasts of the team, with lists and states
        </Anchor>
      </Text>
      <MarkedPodcasts mark="sync" emptyTitle="No podcasts for integrations" emptyText="Mark a podcast on its page, or in the list of all team podcasts." removeLabel="Remove mark" />
    </SettingsLayout>
  );
}
