import { Anchor, Badge, Group, Title } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { Episode } from '../../api/types';
import { Artwork } from '../../ui/media/Artwork';
import { episodeCover, podcastCover } from '../../ui/media/cover';
import { capitalize, formatDuration, joinAnd } from '../../ui/text/format';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { TopicLinks } from '../../widgets/TopicLinks';
import { PodcastLink } from '../../widgets/catalog-links';
import classes from './Episode.module.css';

interface EpisodeHeaderProps {
  episode: Episode;
  podcastSlug: string;
  podcastTitle: string;
  podcastImageUrl: string | null | undefined;
}

export function EpisodeHeader({ episode, podcastSlug, podcastTitle, podcastImageUrl }: EpisodeHeaderProps) {
  const credits = episode.episodeGuestsAndHosts ?? [];
  const guests = credits.filter(({ type }) => type === 'guest').map(({ name }) => name);
  const hosts = credits.filter(({ type }) => type === 'host').map(({ name }) => name);
  const people = capitalize([guests.length > 0 && `with ${joinAnd(guests)}`, hosts.length > 0 && `hosted by ${joinAnd(hosts)}`].filter(Boolean).join(', '));
  return (
    <header className={classes.header}>
      <Artwork title={podcastTitle || episode.title} cover={episodeCover(episode.episodeId, episode.imageUrl, podcastCover(podcastSlug, podcastImageUrl))} size={120} isEager />
      <div className={classes.headerText}>
        <Anchor component={PodcastLink} slug={podcastSlug} fw={600} size="sm">
          {podcastTitle || 'Go to podcast'}
        </Anchor>
        <Title order={1} className={classes.title}>
          {episode.title}
        </Title>
        {people && <p className={classes.people}>{people}</p>}
        <Group gap={6} className={classes.facts}>
          <TimeAgo value={episode.publishedAt} display="day" />
          <span>{formatDuration(episode.durationSeconds)}</span>
          {episode.hasTranscript && (
            <Badge component="a" href="#transcript" variant="default" leftSection={<IconFileText size={13} aria-hidden="true" />} className={classes.badge}>
              Transcript
            </Badge>
          )}
        </Group>
        <TopicLinks topics={episode.episodeTopics ?? []} label="Topics" mode="episodes" />
      </div>
    </header>
  );
}
