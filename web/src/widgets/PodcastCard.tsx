import { Text } from '@mantine/core';
import type { PodcastSummary } from '../api/types';
import { Artwork } from '../ui/media/Artwork';
import { podcastCover } from '../ui/media/cover';
import { genreName, languageName } from '../ui/text/format';
import { PodcastLink } from './catalog-links';
import { PodcastMarks } from './lists/PodcastMarks';
import { PodcastSelectBox } from './lists/PodcastSelectBox';
import classes from './PodcastCard.module.css';
import { TimeAgo } from '../ui/text/TimeAgo';

interface PodcastCardProps {
  podcast: PodcastSummary;
  artSize?: number;
  /** One more line, such as why the podcast is related. */
  note?: string;
}

/** A podcast in a grid: latest, related and directory. */
export function PodcastCard({ podcast, artSize = 64, note }: PodcastCardProps) {
  const [genre] = podcast.genres;
  return (
    <article className={classes.card}>
      <PodcastSelectBox podcast={{ podcastId: podcast.id, title: podcast.title }} />
      <Artwork title={podcast.title} cover={podcastCover(podcast.id, podcast.imageUrl)} size={artSize} />
      <div className={classes.text}>
        <PodcastLink slug={podcast.slug} className={classes.title}>
          {podcast.title}
        </PodcastLink>
        {podcast.author && (
          <Text size="sm" c="dimmed" truncate>
            {podcast.author}
          </Text>
        )}
        <div className={`dotted ${classes.facts}`}>
          {genre && <span>{genreName(genre)}</span>}
          {podcast.language && <span>{languageName(podcast.language)}</span>}
          {podcast.lastEpisodePublishedAt && <TimeAgo value={podcast.lastEpisodePublishedAt} />}
        </div>
        {note && (
          <Text size="xs" c="dimmed" lineClamp={2}>
            {note}
          </Text>
        )}
        <PodcastMarks podcastId={podcast.id} />
      </div>
    </article>
  );
}
