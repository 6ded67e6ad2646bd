import { Button, Group } from '@mantine/core';
import { IconFileText, IconListSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { EpisodeHit } from '../../../api/types';
import { paths } from '../../../app/paths';
import { AppLink } from '../../../ui/AppLink';
import { Art } from '../../../ui/Art';
import { formatLength } from '../../../ui/format';
import { Highlight } from '../../../ui/Highlight';
import { TimeAgo } from '../../../ui/TimeAgo';
import { About } from './About';
import type { Asked } from './asked';
import { HideShow } from './HideShow';
import { Moment } from './Moment';
import { OtherMatches } from './OtherMatches';
import { Passages } from './Passages';
import classes from './Results.module.css';
import { reasonWords } from './reason';
import { RESULT_LINK } from './useResultKeys';
import { Why } from './Why';

const MAX_TOPICS = 3;

interface EpisodeRowProps {
  hit: EpisodeHit;
  asked: Asked;
  onHide: (podcastId: string) => void;
}

export function EpisodeRow({ hit, asked, onHide }: EpisodeRowProps) {
  const [showsAll, setShowsAll] = useState(false);
  const titleId = useId();
  const podcastId = useId();
  const [title] = hit.episodeTitleHighlights ?? [];
  const [fragment] = hit.episodeDescriptionHighlights ?? [];
  const [best, another] = hit.transcriptMatches;
  const topics = (hit.episodeTopics ?? []).slice(0, MAX_TOPICS);
  const reason = reasonWords(hit.reason);
  const podcastTitle = hit.episodePodcastTitleDenormalized ?? hit.podcastRssTitle;
  const canShowAll = asked.hasPassages && another !== undefined;
  return (
    <li className={classes.row}>
      <Art title={podcastTitle} src={hit.episodeImageUrl ?? hit.podcastImageUrl} size={84} />
      <div className={classes.words}>
        <p className={classes.author} id={podcastId}>
          <AppLink href={paths.podcast(hit.podcastSlug)} className="quiet-link">
            {podcastTitle}
          </AppLink>
        </p>
        <h2 className={classes.title} id={titleId}>
          <AppLink href={paths.episode(hit.podcastSlug, hit.episodeSlug)} {...RESULT_LINK}>
            {title ? <Highlight source={title} /> : hit.episodeRssTitle}
          </AppLink>
        </h2>
        {(fragment ?? hit.episodeRssDescriptionNoHtml) && (
          <p className={classes.snippet}>{fragment ? <Highlight source={fragment} /> : hit.episodeRssDescriptionNoHtml}</p>
        )}
        <OtherMatches matches={hit.podcastOtherHighlights} />
        {best && !showsAll && (
          <ul className={classes.moments} aria-label="Said in this episode">
            <Moment hit={hit} moment={best} />
          </ul>
        )}
        <div className={`dotted ${classes.facts}`}>
          <TimeAgo value={hit.episodeRssPublishedAt} />
          {typeof hit.episodeDurationSeconds === 'number' && <span>{formatLength(hit.episodeDurationSeconds)}</span>}
          <About topics={topics} mode="episodes" />
          {hit.episodeHasTranscript && (
            <span className={classes.withIcon}>
              <IconFileText size={14} aria-hidden="true" /> transcript
            </span>
          )}
          {reason && <span className={classes.why}>{reason}</span>}
        </div>
        <Group gap={4} className={classes.actions}>
          {canShowAll && (
            <Button
              variant="subtle"
              size="compact-xs"
              leftSection={<IconListSearch size={14} aria-hidden="true" />}
              aria-expanded={showsAll}
              aria-describedby={titleId}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? 'Show the best passage only' : 'Show all passages in this episode'}
            </Button>
          )}
          <HideShow podcastId={hit.podcastId} titleId={podcastId} onHide={onHide} />
          <Why id={hit.episodeId} titleId={titleId} asked={asked} />
        </Group>
        {showsAll && <Passages hit={hit} options={asked.options} />}
      </div>
    </li>
  );
}
