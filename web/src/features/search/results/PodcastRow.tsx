import { Group, Text } from '@mantine/core';
import { useId } from 'react';
import type { PodcastHit } from '../../../api/types';
import { paths } from '../../../app/paths';
import { AppLink } from '../../../ui/AppLink';
import { Artwork } from '../../../ui/Artwork';
import { formatDecimal, genreName, languageName, plural } from '../../../ui/format';
import { HighlightedText } from '../../../ui/HighlightedText';
import { TimeAgo } from '../../../ui/TimeAgo';
import { HitTopics } from './HitTopics';
import type { PageRequest } from './page-request';
import { HidePodcastButton } from './HidePodcastButton';
import { OtherMatches } from './OtherMatches';
import classes from './Results.module.css';
import { describeHitReason } from './hit-reason';
import { RESULT_LINK } from './useResultKeys';
import { ScoreExplanation } from './ScoreExplanation';

interface PodcastRowProps {
  hit: PodcastHit;
  request: PageRequest;
  onHide: (podcastId: string) => void;
}

const MAX_GENRES = 2;
const MAX_TOPICS = 3;

export function PodcastRow({ hit, request, onHide }: PodcastRowProps) {
  const titleId = useId();
  const [title] = hit.podcastTitleHighlights ?? [];
  const [snippet] = hit.podcastDescriptionHighlights ?? [];
  const topics = (hit.podcastTopics ?? []).slice(0, MAX_TOPICS);
  const reason = describeHitReason(hit.reason);
  const matchedFields = [title && 'title', snippet && 'description'].filter(Boolean);
  const genres = (hit.rssCategories ?? []).slice(0, MAX_GENRES);
  return (
    <li className={classes.row}>
      <Artwork title={hit.podcastRssTitle} src={hit.podcastImageUrl} size={84} />
      <div className={classes.content}>
        <h2 className={classes.title} id={titleId}>
          <AppLink href={paths.podcast(hit.podcastSlug)} {...RESULT_LINK}>
            {title ? <HighlightedText source={title} /> : hit.podcastRssTitle}
          </AppLink>
        </h2>
        {hit.podcastRssAuthor && <p className={classes.author}>{hit.podcastRssAuthor}</p>}
        <p className={classes.snippet}>{snippet ? <HighlightedText source={snippet} /> : hit.podcastRssDescriptionNoHtml}</p>
        <OtherMatches highlights={hit.podcastOtherHighlights} />
        <div className={`dotted ${classes.facts}`}>
          {genres.map((genre) => (
            <span key={genre}>{genreName(genre.toLowerCase())}</span>
          ))}
          <HitTopics topics={topics} mode="podcasts" />
          {hit.rssLanguage && <span>{languageName(hit.rssLanguage)}</span>}
          {typeof hit.totalEpisodes === 'number' && <span>{plural(hit.totalEpisodes, 'episode')}</span>}
          {typeof hit.totalTranscripts === 'number' && hit.totalTranscripts > 0 && <span>{plural(hit.totalTranscripts, 'transcript')}</span>}
          {hit.lastEpisodeDate && (
            <span>
              latest episode <TimeAgo value={hit.lastEpisodeDate} />
            </span>
          )}
          {reason && <span className={classes.reason}>{reason}</span>}
          {matchedFields.length > 0 && <span className={classes.reason}>matched in {matchedFields.join(' and ')}</span>}
        </div>
        <Group gap={4} className={classes.actions}>
          <HidePodcastButton podcastId={hit.podcastId} titleId={titleId} onHide={onHide} />
          <ScoreExplanation id={hit.podcastId} titleId={titleId} request={request} />
        </Group>
      </div>
      <div className={classes.score}>
        {typeof hit.podcastAuthorityScoreTotal === 'number' && (
          <Text size="sm" title="Authority score out of 100">
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
            {typeof hit.applePodcastsRatingsCount === 'number' && plural(hit.applePodcastsRatingsCount, 'rating')}
          </Text>
        )}
      </div>
    </li>
  );
}
