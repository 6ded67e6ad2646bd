import { createColumnHelper } from '@tanstack/react-table';
import type { EpisodeHit } from '../../../api/types';
import { formatDuration, NOT_AVAILABLE } from '../../../ui/text/format';
import { HighlightedText } from '../../../ui/text/HighlightedText';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { EpisodeLink, PodcastLink } from '../../../widgets/catalog-links';
import { DescriptionSnippet } from './DescriptionSnippet';
import { HitRelevancy } from '../lists/HitRelevancy';
import { ListBadges } from '../lists/ListBadges';
import { SelectBox } from '../lists/SelectBox';
import { type HitFeatures, HitTable } from './HitTable';
import { ShortTranscriptSnippet, TimecodeLink } from './TranscriptMatchItem';
import { OtherMatches } from './OtherMatches';
import classes from './Results.module.css';
import type { Sort } from '../sorts';
import { RESULT_LINK } from './useResultKeys';

const helper = createColumnHelper<HitFeatures, EpisodeHit>();
const columns = helper.columns([
  helper.display({
    id: 'title',
    header: 'Episode',
    cell: ({ row: { original: hit } }) => (
      <span className={classes.cellTitle}>
        <SelectBox podcastId={hit.podcastId} title={hit.episodePodcastTitleDenormalized ?? hit.podcastRssTitle} />
        <span>
          <EpisodeLink podcastSlug={hit.podcastSlug} episodeSlug={hit.episodeSlug} {...RESULT_LINK}>
            <HighlightedText source={hit.episodeTitleHighlights?.[0] ?? hit.episodeRssTitle} />
          </EpisodeLink>
          <DescriptionSnippet snippets={hit.episodeDescriptionHighlights} />
          <OtherMatches highlights={hit.podcastOtherHighlights} />
        </span>
      </span>
    ),
  }),
  helper.display({
    id: 'podcast',
    header: 'Podcast',
    cell: ({ row: { original: hit } }) => (
      <>
        <PodcastLink slug={hit.podcastSlug} className="subtle-link">
          {hit.episodePodcastTitleDenormalized ?? hit.podcastRssTitle}
        </PodcastLink>
        <ListBadges hit={hit} />
        <HitRelevancy podcastId={hit.podcastId} />
      </>
    ),
  }),
  helper.display({
    id: 'match',
    header: 'In transcript',
    cell: ({ row: { original: hit } }) => {
      const [best] = hit.transcriptMatches;
      if (!best) return <span className={classes.emptyCell}>{hit.episodeHasTranscript ? 'No match' : 'No transcript'}</span>;
      return (
        <span className={classes.transcriptCell}>
          <TimecodeLink hit={hit} match={best} /> <ShortTranscriptSnippet match={best} />
        </span>
      );
    },
  }),
  helper.display({ id: 'length', header: 'Length', cell: ({ row }) => (typeof row.original.episodeDurationSeconds === 'number' ? <span className="numbers">{formatDuration(row.original.episodeDurationSeconds)}</span> : <span className={classes.emptyCell}>{NOT_AVAILABLE}</span>) }),
  helper.display({ id: 'recent', header: 'Published', cell: ({ row }) => <TimeAgo value={row.original.episodeRssPublishedAt} /> }),
]);
const rowId = (hit: EpisodeHit) => hit.episodeId;

interface EpisodeTableProps {
  hits: EpisodeHit[];
  sorts: readonly Sort[];
  onSort: (sorts: readonly Sort[]) => void;
}

export function EpisodeTable({ hits, sorts, onSort }: EpisodeTableProps) {
  return <HitTable label="Episode results" columns={columns} hits={hits} sorts={sorts} onSort={onSort} rowId={rowId} />;
}
