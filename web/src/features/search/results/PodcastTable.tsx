import { createColumnHelper } from '@tanstack/react-table';
import type { PodcastHit } from '../../../api/types';
import { paths } from '../../../app/paths';
import { AppLink } from '../../../ui/AppLink';
import { Artwork } from '../../../ui/Artwork';
import { formatCount, formatDecimal, genreName, languageName, NOT_AVAILABLE } from '../../../ui/format';
import { HighlightedText } from '../../../ui/HighlightedText';
import { TimeAgo } from '../../../ui/TimeAgo';
import { DescriptionSnippet } from './DescriptionSnippet';
import { type HitFeatures, HitTable } from './HitTable';
import { OtherMatches } from './OtherMatches';
import classes from './Results.module.css';
import type { Sort } from '../sorts';
import { RESULT_LINK } from './useResultKeys';

const helper = createColumnHelper<HitFeatures, PodcastHit>();
const columns = helper.columns([
  helper.display({
    id: 'title',
    header: 'Podcast',
    cell: ({ row: { original: hit } }) => (
      <span className={classes.cellTitle}>
        <Artwork title={hit.podcastRssTitle} src={hit.podcastImageUrl} size={32} />
        <span>
          <AppLink href={paths.podcast(hit.podcastSlug)} {...RESULT_LINK}>
            <HighlightedText source={hit.podcastTitleHighlights?.[0] ?? hit.podcastRssTitle} />
          </AppLink>
          <DescriptionSnippet snippets={hit.podcastDescriptionHighlights} />
          <OtherMatches highlights={hit.podcastOtherHighlights} />
        </span>
      </span>
    ),
  }),
  helper.display({ id: 'author', header: 'Author', cell: ({ row }) => row.original.podcastRssAuthor ?? NOT_AVAILABLE }),
  helper.display({ id: 'genre', header: 'Genre', cell: ({ row }) => genreName((row.original.rssCategories?.[0] ?? NOT_AVAILABLE).toLowerCase()) }),
  helper.display({ id: 'language', header: 'Language', cell: ({ row }) => languageName(row.original.rssLanguage) }),
  helper.display({ id: 'episodes', header: 'Episodes', cell: ({ row }) => <span className="numbers">{formatCount(row.original.totalEpisodes)}</span> }),
  helper.display({ id: 'authority', header: 'Authority', cell: ({ row }) => <span className="numbers">{formatDecimal(row.original.podcastAuthorityScoreTotal)}</span> }),
  helper.display({ id: 'recent', header: 'Latest episode', cell: ({ row }) => <TimeAgo value={row.original.lastEpisodeDate} /> }),
]);
const rowId = (hit: PodcastHit) => hit.podcastId;

interface PodcastTableProps {
  hits: PodcastHit[];
  sorts: readonly Sort[];
  onSort: (sorts: readonly Sort[]) => void;
}

export function PodcastTable({ hits, sorts, onSort }: PodcastTableProps) {
  return <HitTable label="Podcast results" columns={columns} hits={hits} sorts={sorts} onSort={onSort} rowId={rowId} />;
}
