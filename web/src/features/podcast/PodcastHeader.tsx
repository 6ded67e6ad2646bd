import { ActionIcon, Badge, Button, Text, Title } from '@mantine/core';
import { IconRss, IconSearch, IconWorld, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Podcast } from '../../api/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { Artwork } from '../../ui/media/Artwork';
import { podcastCover } from '../../ui/media/cover';
import { formatDay, genreName, joinAnd, languageName, safeHref } from '../../ui/text/format';
import { paths } from '../../urls/paths';
import { TopicLinks } from '../../widgets/TopicLinks';
import { AddToListButton } from '../../widgets/lists/AddToListButton';
import { useNow } from '../../ui/text/useNow';
import { isVeryStale } from './machine-signals';
import { MachineBadge } from './MachineBadge';
import classes from './Podcast.module.css';

interface PodcastHeaderProps {
  podcast: Podcast;
  /** What a team does with the podcast. */
  children?: ReactNode;
}

const MAX_GENRES = 5;

/** What a podcast is and where it leads, in three lines beside its picture. */
export function PodcastHeader({ podcast, children }: PodcastHeaderProps) {
  const website = safeHref(podcast.websiteUrl);
  const feed = safeHref(podcast.rssFeedUrl);
  const hosts = podcast.hostNames ?? [];
  const topics = (podcast.podcastTopics ?? []).filter((topic) => !podcast.genres.some((genre) => genre.toLowerCase() === topic.toLowerCase()));
  const now = useNow();
  const lastEpisode = `Latest episode: ${formatDay(podcast.stats.latestPublishedAt)}`;
  return (
    <header className={classes.header}>
      <Artwork title={podcast.title} cover={podcastCover(podcast.id, podcast.imageUrl)} size={96} isEager />
      <div className={classes.headerText}>
        <Title order={1} className={classes.title} lang={podcast.language ?? undefined}>
          {podcast.title}
        </Title>
        <Text size="sm" component="div" className="dotted">
          {podcast.author && <span>{podcast.author}</span>}
          {hosts.length > 0 && <span>Hosted by {joinAnd(hosts)}</span>}
        </Text>
        {podcast.openToGuestsOn && (
          <Text size="sm" component="p" m={0}>
            Open to guests on {podcast.openToGuestsOn}
          </Text>
        )}
        {podcast.ignore && (
          <Text size="sm" component="p" m={0} role="note">
            Earshot leaves this podcast out of searches{podcast.ignoreReason ? `: ${podcast.ignoreReason}` : ''}
          </Text>
        )}
        <div className={classes.marks}>
          {podcast.genres.slice(0, MAX_GENRES).map((genre) => (
            <Badge key={genre} component={AppLink} href={paths.search({ genres: genre })} variant="default" className={classes.badge}>
              {genreName(genre)}
            </Badge>
          ))}
          {podcast.language && (
            <Badge component={AppLink} href={paths.search({ languages: podcast.language.toLowerCase() })} variant="default" className={classes.badge}>
              {languageName(podcast.language)}
            </Badge>
          )}
          {podcast.explicitRss && (
            <Badge variant="outline" color="gray">
              Explicit
            </Badge>
          )}
          {isVeryStale(podcast, now) && (
            <Badge variant="outline" color="gray" title={lastEpisode}>
              Inactive
            </Badge>
          )}
          {podcast.machineMade?.likely && <MachineBadge machineMade={podcast.machineMade} />}
          <TopicLinks topics={topics} label="Topics" mode="podcasts" />
        </div>
      </div>
      <div className={classes.headerActions}>
        <AddToListButton podcast={{ podcastId: podcast.id, title: podcast.title }} />
        {website && <HeaderLink href={website} label="Website" icon={IconWorld} />}
        {feed && <HeaderLink href={feed} label="RSS feed" icon={IconRss} />}
        <Button component={AppLink} href={paths.search({ q: podcast.genres[0] ? '' : podcast.title, genres: podcast.genres[0] })} variant="subtle" size="sm" leftSection={<IconSearch size={16} stroke={1.7} />}>
          More like this
        </Button>
        {children}
      </div>
    </header>
  );
}

function HeaderLink({ href, label, icon: Icon }: { href: string; label: string; icon: TablerIcon }) {
  return (
    <ActionIcon component="a" href={href} rel="noopener noreferrer" target="_blank" variant="default" size={36} className={classes.headerLink} aria-label={label} title={label}>
      <Icon size={17} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  );
}
