import { Button, Text } from '@mantine/core';
import { paths } from '../../../app/paths';
import { AppLink } from '../../../ui/AppLink';
import { EmptyState } from '../../../ui/states';
import { StateBadge } from '../../../ui/StateBadge';
import classes from '../Projects.module.css';
import type { SubPageProps } from '../sub-pages';

/** The podcasts of a list. */
export function PodcastsSubPage({ project }: SubPageProps) {
  if (project.listedPodcasts.length === 0) {
    return (
      <EmptyState title="No podcasts yet">
        <Text c="dimmed">Search for podcasts and add them to this list.</Text>
        <Button component={AppLink} href={paths.appSearch({ 'selected-project-slug': project.slug })}>
          Find podcasts
        </Button>
      </EmptyState>
    );
  }
  return (
    <ul className={classes.timeline} aria-label="Podcasts">
      {project.listedPodcasts.map(({ listedPodcastId, podcast, status }) => (
        <li key={listedPodcastId} className={classes.entry}>
          <AppLink href={paths.podcast(podcast.slug)}>{podcast.title}</AppLink>
          <StateBadge state={status} />
        </li>
      ))}
    </ul>
  );
}
