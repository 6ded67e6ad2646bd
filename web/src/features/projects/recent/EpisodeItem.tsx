import { ActionIcon, Text } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useState } from 'react';
import type { ListedEpisode } from '../../../api/lists/views';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Artwork } from '../../../ui/media/Artwork';
import { episodeCover, podcastCover } from '../../../ui/media/cover';
import { formatDuration, safeHref } from '../../../ui/text/format';
import { StateBadge } from '../../../ui/listed/StateBadge';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import classes from './Recent.module.css';

interface EpisodeItemProps {
  episode: ListedEpisode;
  isPlaying: boolean;
  onPlay: () => void;
  onStop: () => void;
}

export function EpisodeItem({ episode, isPlaying, onPlay, onStop }: EpisodeItemProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const source = safeHref(episode.enclosureUrl);
  return (
    <li className={classes.episode}>
      <Artwork title={episode.podcastTitle ?? episode.title} cover={episodeCover(episode.episodeId, episode.imageUrl, podcastCover(episode.podcastId, episode.podcastImageUrl))} size={48} />
      <div className={classes.text}>
        <AppLink href={paths.appEpisode(episode.podcastSlug, episode.episodeSlug)} className={classes.title}>
          {episode.title}
        </AppLink>
        <div className="dotted facts">
          <AppLink href={paths.appPodcast(episode.podcastSlug)}>{episode.podcastTitle ?? 'Podcast'}</AppLink>
          <TimeAgo value={episode.publishedAt} />
          {episode.durationSeconds !== null && <span>{formatDuration(episode.durationSeconds)}</span>}
          {episode.hasTranscript && <span>Transcript</span>}
          <StateBadge state={episode.state} />
        </div>
        {isPlaying && source && (
          // The publisher offers no captions here; the page of the episode has its transcript.
          <audio controls autoPlay preload="none" src={source} aria-label={`Recording of ${episode.title}`} className={classes.player} onError={() => setHasFailed(true)}>
            <track kind="captions" />
          </audio>
        )}
        {isPlaying && hasFailed && (
          <Text size="sm" role="alert">
            Couldn’t load the recording from the publisher.
          </Text>
        )}
      </div>
      {source && (
        <ActionIcon variant="default" size={40} aria-label={isPlaying ? `Stop ${episode.title}` : `Play ${episode.title}`} onClick={isPlaying ? onStop : onPlay}>
          {isPlaying ? <IconPlayerStop size={18} aria-hidden="true" /> : <IconPlayerPlay size={18} aria-hidden="true" />}
        </ActionIcon>
      )}
    </li>
  );
}
