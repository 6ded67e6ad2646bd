import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { projectsQuery } from '../../api/lists/projects';
import { teamPodcastQuery } from '../../api/lists/team-podcasts';
import { AppLink } from '../../ui/navigation/AppLink';
import { paths } from '../../urls/paths';
import { usePreferences } from '../preferences';
import { OutreachLinks } from './OutreachLinks';
import { choosePitchProject } from './pitch-project';

/** The outreach of a team to a podcast: pitch it, prepare a guest. The guest comes from a list with the podcast. */
export function PodcastOutreach({ podcast }: { podcast: { podcastId: string; slug: string; title: string } }) {
  const { data: projects } = useQuery(projectsQuery);
  const { data: team } = useQuery(teamPodcastQuery(podcast.podcastId, podcast.title));
  const { preferences } = usePreferences();
  const listedOn = team?.projects ?? [];
  const chosen = choosePitchProject(projects?.projects ?? [], listedOn.map(({ projectId }) => projectId), preferences.projects.lastSelectedProjectSlug);
  const isBooked = listedOn.some(({ projectId, listedPodcastState }) => projectId === chosen?.projectId && listedPodcastState === 'booked');
  return (
    <Group gap="xs">
      <Button component={AppLink} href={paths.outreach({ podcast: podcast.podcastId })} size="sm" variant="subtle">
        Pitches to this podcast
      </Button>
      <OutreachLinks podcast={podcast} guestProfileId={chosen?.guestProfileId ?? null} projectId={chosen?.projectId ?? null} isBooked={isBooked} />
    </Group>
  );
}
