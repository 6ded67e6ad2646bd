import { Button } from '@mantine/core';
import { IconFileText, IconListSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { EpisodeHit } from '../../../api/types';
import { Artwork } from '../../../ui/media/Artwork';
import { episodeCover, podcastCover } from '../../../ui/media/cover';
import { formatDuration } from '../../../ui/text/format';
import { HighlightedText } from '../../../ui/text/HighlightedText';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { EpisodeLink, PodcastLink } from '../../../widgets/catalog-links';
import { AddButton } from '../lists/AddButton';
import { HitRelevancy } from '../lists/HitRelevancy';
import { ListBadges } from '../lists/ListBadges';
import { SelectBox } from '../lists/SelectBox';
import type { PageRequest } from './page-request';
import { TranscriptMatchItem } from './TranscriptMatchItem';
import { OtherMatches } from './OtherMatches';
import { Passages } from './Passages';
import classes from './Results.module.css';
import { describeMatch, matchedFields } from './hit-reason';
import { HitActions } from './HitActions';
import { moreEpisodesLike } from './more-like-this';
import { RESULT_LINK } from './useResultKeys';

interface EpisodeRowProps {
  hit: EpisodeHit;
  request: PageRequest;
  onQuickLook: () => void;
  onHide: (podcastId: string) => void;
}

export function EpisodeRow({ hit, request, onQuickLook, onHide }: EpisodeRowProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const titleId = useId();
  const podcastId = useId();
  const [title] = hit.episodeTitleHighlights ?? [];
  const [snippet] = hit.episodeDescriptionHighlights ?? [];
  const [best] = hit.transcriptMatches;
  const reason = describeMatch(hit.reason, matchedFields({ title, description: snippet, transcript: best && !best.byMeaning }));
  const podcastTitle = hit.episodePodcastTitleDenormalized ?? hit.podcastRssTitle;
  const canExpand = request.hasPassages && best !== undefined;
  return (
    <li className={classes.row}>
      <SelectBox podcastId={hit.podcastId} title={podcastTitle} />
      <Artwork title={podcastTitle} cover={episodeCover(hit.episodeId, hit.episodeImageUrl, podcastCover(hit.podcastId, hit.podcastImageUrl))} size={56} />
      <div className={classes.content}>
        <div className={classes.heading}>
          <h2 className={classes.title} id={titleId}>
            <EpisodeLink podcastSlug={hit.podcastSlug} episodeSlug={hit.episodeSlug} {...RESULT_LINK}>
              {title ? <HighlightedText source={title} /> : hit.episodeRssTitle}
            </EpisodeLink>
          </h2>
          <span className={classes.author} id={podcastId}>
            <PodcastLink slug={hit.podcastSlug} className="subtle-link">
              {podcastTitle}
            </PodcastLink>
          </span>
          <ListBadges hit={hit} />
          <AddButton podcast={{ podcastId: hit.podcastId, title: podcastTitle }} hit={hit} titleId={podcastId} />
        </div>
        <p className={classes.snippet}>
          <OtherMatches highlights={hit.podcastOtherHighlights} />
          {snippet ? <HighlightedText source={snippet} /> : hit.episodeRssDescriptionNoHtml}
        </p>
        <HitRelevancy podcastId={hit.podcastId} />
        {best && !isExpanded && (
          <ul className={classes.matches} aria-label="Transcript matches">
            <TranscriptMatchItem hit={hit} match={best} />
          </ul>
        )}
        {canExpand && (
          <Button variant="subtle" size="compact-xs" className={classes.expand} leftSection={<IconListSearch size={14} aria-hidden="true" />} aria-expanded={isExpanded} aria-describedby={titleId} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? 'Hide passages' : 'Show all passages in this episode'}
          </Button>
        )}
        <div className={classes.foot}>
          <div className={`dotted ${classes.facts}`}>
            <TimeAgo value={hit.episodeRssPublishedAt} />
            {typeof hit.episodeDurationSeconds === 'number' && <span>{formatDuration(hit.episodeDurationSeconds)}</span>}
            {hit.episodeHasTranscript && (
              <span className={classes.withIcon}>
                <IconFileText size={14} aria-hidden="true" /> Transcript
              </span>
            )}
            {reason && hit.reason !== 'words' && <span className={classes.reason}>{reason}</span>}
          </div>
          <HitActions
            id={hit.episodeId}
            podcastId={hit.podcastId}
            titleId={titleId}
            podcastTitleId={podcastId}
            similarHref={moreEpisodesLike(hit)}
            request={request}
            onQuickLook={onQuickLook}
            onHide={onHide}
          />
        </div>
        {isExpanded && <Passages hit={hit} options={request.options} />}
      </div>
    </li>
  );
}
