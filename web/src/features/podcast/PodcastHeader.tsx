import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { IconRss, IconSearch, IconWorld } from '@tabler/icons-react';
import type { Podcast } from '../../api/types';
import { AppLink } from '../../ui/AppLink';
import { Artwork } from '../../ui/Artwork';
import { formatDay, genreName, joinAnd, languageName, safeHref } from '../../ui/format';
import { paths } from '../../urls/paths';
import { TopicLinks } from '../../widgets/TopicLinks';
import { AddToListButton } from '../../widgets/lists/AddToListButton';
import { useNow } from '../../ui/useNow';
import { isVeryStale } from './machine-signals';
import { MachineBadge } from './MachineBadge';
import classes from './Podcast.module.css';

interface PodcastHeaderProps {
  podcast: Podcast;
}

const MAX_GENRES = 5;

export function PodcastHeader({ podcast }: PodcastHeaderProps) {
  const website = safeHref(podcast.websiteUrl);
  const feed = safeHref(podcast.rssFeedUrl);
  const hosts = podcast.hostNames ?? [];
  const now = useNow();
  const lastEpisode = `Latest episode: ${formatDay(podcast.stats.latestPublishedAt)}`;
  return (
    <header className={classes.header}>
      <Artwork title={podcast.title} src={podcast.imageUrl} size={168} isEager />
      <div className={classes.headerText}>
        <Title order={1} className={classes.title} lang={podcast.language ?? undefined}>
          {podcast.title}
        </Title>
        {podcast.author && <Text c="dimmed">{podcast.author}</Text>}
        {hosts.length > 0 && <Text size="sm">Hosted by {joinAnd(hosts)}</Text>}
        <Group gap={6} my="xs">
          {podcast.genres.slice(0, MAX_GENRES).map((genre) => (
            <Badge key={genre} component={AppLink} href={paths.search({ genres: genre })} variant="default" size="lg" className={classes.badge}>
              {genreName(genre)}
            </Badge>
          ))}
          {podcast.language && (
            <Badge component={AppLink} href={paths.search({ languages: podcast.language.toLowerCase() })} variant="default" size="lg" className={classes.badge}>
              {languageName(podcast.language)}
            </Badge>
          )}
          {podcast.explicitRss && (
            <Badge variant="outline" color="gray" size="lg">
              Explicit
            </Badge>
          )}
          {isVeryStale(podcast, now) && (
            <Badge variant="outline" color="gray" size="lg" title={lastEpisode}>
              Inactive
            </Badge>
          )}
          {podcast.machineMade?.likely && <MachineBadge machineMade={podcast.machineMade} />}
        </Group>
        <TopicLinks topics={podcast.podcastTopics ?? []} label="Topics" mode="podcasts" />
        <Group gap="xs" mt="sm">
          <AddToListButton podcast={{ podcastId: podcast.id, title: podcast.title }} />
          {website && (
            <Button component="a" href={website} rel="noopener noreferrer" target="_blank" variant="default" size="sm" leftSection={<IconWorld size={16} stroke={1.7} />}>
              Website
            </Button>
          )}
          {feed && (
            <Button component="a" href={feed} rel="noopener noreferrer" target="_blank" variant="default" size="sm" leftSection={<IconRss size={16} stroke={1.7} />}>
              RSS feed
            </Button>
          )}
          <Button component={AppLink} href={paths.search({ q: podcast.genres[0] ? '' : podcast.title, genres: podcast.genres[0] })} variant="subtle" size="sm" leftSection={<IconSearch size={16} stroke={1.7} />}>
            More like this
          </Button>
        </Group>
      </div>
    </header>
  );
}
