import { Group, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { putTeamPodcast, type TeamPodcastFlags as Flags, teamPodcastQuery } from '../../api/lists/team-podcasts';
import { showFailure, showMessage } from '../undo';
import type { AddedPodcast } from './add-to-list';

/** The flags of a team podcast: for programs of the team (`sync` in the API), and blacklisted from searches. */
export function TeamPodcastFlags({ podcast }: { podcast: AddedPodcast }) {
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(teamPodcastQuery(podcast.podcastId, podcast.title));
  const change = useMutation({
    mutationFn: (flags: Flags) => putTeamPodcast(podcast.podcastId, flags),
    onSuccess: (_, { blacklist, sync }) => {
      if (blacklist !== undefined) showMessage(blacklist ? `${podcast.title} is left out of your team’s searches` : `${podcast.title} is back in your team’s searches`);
      else showMessage(sync ? `${podcast.title} is marked for integrations` : `${podcast.title} is no longer marked for integrations`);
      void queryClient.invalidateQueries({ queryKey: ['podcast-marks'] });
      return queryClient.invalidateQueries({ queryKey: ['team-podcasts'] });
    },
    onError: (error) => showFailure('This wasn’t changed', error),
  });
  const isDisabled = isPending || change.isPending;
  return (
    <Group gap="lg" role="group" aria-label="Team podcast">
      <Switch label="For integrations" checked={data?.sync ?? false} disabled={isDisabled} onChange={(event) => change.mutate({ sync: event.currentTarget.checked })} />
      <Switch label="Blacklist" checked={data?.blacklist ?? false} disabled={isDisabled} onChange={(event) => change.mutate({ blacklist: event.currentTarget.checked })} />
    </Group>
  );
}
