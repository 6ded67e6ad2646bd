import { Group, Text } from '@mantine/core';
import { useId } from 'react';
import type { PodcastHit } from '../../../api/types';
import { paths } from '../../../app/paths';
import { AppLink } from '../../../ui/AppLink';
import { Art } from '../../../ui/Art';
import { formatCount, formatDecimal, genreName, languageName, plural } from '../../../ui/format';
import { Highlight } from '../../../ui/Highlight';
import { TimeAgo } from '../../../ui/TimeAgo';
import { About } from './About';
import type { Asked } from './asked';
import { HideShow } from './HideShow';
import { OtherMatches } from './OtherMatches';
import classes from './Results.module.css';
import { reasonWords } from './reason';
import { RESULT_LINK } from './useResultKeys';
import { Why } from './Why';

interface PodcastRowProps {
  hit: PodcastHit;
  asked: Asked;
  onHide: (podcastId: string) => void;
}

const MAX_GENRES = 2;
const MAX_TOPICS = 3;

export function PodcastRow({ hit, asked, onHide }: PodcastRowProps) {
  const titleId = useId();
  const [title] = hit.podcastTitleHighlights ?? [];
  const [fragment] = hit.podcastDescriptionHighlights ?? [];
  const topics = (hit.podcastTopics ?? []).slice(0, MAX_TOPICS);
  const reason = reasonWords(hit.reason);
  const where = [title && 'title', fragment && 'description'].filter(Boolean);
  const genres = (hit.rssCategories ?? []).slice(0, MAX_GENRES);
  return (
    <li className={classes.row}>
      <Art title={hit.podcastRssTitle} src={hit.podcastImageUrl} size={84} />
      <div className={classes.words}>
        <h2 className={classes.title} id={titleId}>
          <AppLink href={paths.podcast(hit.podcastSlug)} {...RESULT_LINK}>
            {title ? <Highlight source={title} /> : hit.podcastRssTitle}
          </AppLink>
        </h2>
        {hit.podcastRssAuthor && <p className={classes.author}>{hit.podcastRssAuthor}</p>}
        <p className={classes.snippet}>{fragment ? <Highlight source={fragment} /> : hit.podcastRssDescriptionNoHtml}</p>
        <OtherMatches matches={hit.podcastOtherHighlights} />
        <div className={`dotted ${classes.facts}`}>
          {genres.map((genre) => (
            <span key={genre}>{genreName(genre.toLowerCase())}</span>
          ))}
          <About topics={topics} mode="podcasts" />
          {hit.rssLanguage && <span>{languageName(hit.rssLanguage)}</span>}
          {typeof hit.totalEpisodes === 'number' && <span>{plural(hit.totalEpisodes, 'episode')}</span>}
          {typeof hit.totalTranscripts === 'number' && hit.totalTranscripts > 0 && <span>{plural(hit.totalTranscripts, 'transcript')}</span>}
          {hit.lastEpisodeDate && (
            <span>
              last episode <TimeAgo value={hit.lastEpisodeDate} />
            </span>
          )}
          {reason && <span className={classes.why}>{reason}</span>}
          {where.length > 0 && <span className={classes.why}>matched in {where.join(' and ')}</span>}
        </div>
        <Group gap={4} className={classes.actions}>
          <HideShow podcastId={hit.podcastId} titleId={titleId} onHide={onHide} />
          <Why id={hit.podcastId} titleId={titleId} asked={asked} />
        </Group>
      </div>
      <div className={classes.score}>
        {typeof hit.podcastAuthorityScoreTotal === 'number' && (
          <Text size="sm" title="Authority score, of 100">
            <strong className="numbers">{formatDecimal(hit.podcastAuthorityScoreTotal)}</strong>
            <br />
            <Text span size="xs" c="dimmed">
              authority
            </Text>
          </Text>
        )}
        {typeof hit.applePodcastsRating === 'number' && (
          <Text size="xs" c="dimmed" className="numbers">
            {formatDecimal(hit.applePodcastsRating)} of 5
            <br />
            {formatCount(hit.applePodcastsRatingsCount)} ratings
          </Text>
        )}
      </div>
    </li>
  );
}
