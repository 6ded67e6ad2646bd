import { Checkbox } from '@mantine/core';
import { createColumnHelper } from '@tanstack/react-table';
import { createContext, use, useId, useMemo } from 'react';
import type { PodcastHit } from '../../../api/types';
import { Artwork } from '../../../ui/media/Artwork';
import { podcastCover } from '../../../ui/media/cover';
import { formatCompact, formatCount, formatDecimal, genreName, languageName, NOT_AVAILABLE } from '../../../ui/text/format';
import { baseLanguage } from '../../../ui/text/languages';
import { HighlightedText } from '../../../ui/text/HighlightedText';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { PodcastLink } from '../../../widgets/catalog-links';
import { DescriptionSnippet } from './DescriptionSnippet';
import { ListActionsContext } from '../lists/list-actions';
import { HitRelevancy } from '../lists/HitRelevancy';
import { ListBadges } from '../lists/ListBadges';
import { SelectBox } from '../lists/SelectBox';
import { type HitFeatures, HitTable } from './HitTable';
import { MatchingEpisode } from './MatchingEpisode';
import { OtherMatches } from './OtherMatches';
import classes from './Results.module.css';
import { isAtLeast, type Plan } from '../plans';
import type { Sort } from '../sorts';
import type { Comparison } from './PodcastRow';
import { FACTS_PLAN } from './podcast-facts';
import { RESULT_LINK } from './useResultKeys';

const UNKNOWN = <span className={classes.emptyCell}>{NOT_AVAILABLE}</span>;

const helper = createColumnHelper<HitFeatures, PodcastHit>();
const columns = helper.columns([
  helper.display({
    id: 'title',
    header: 'Podcast',
    cell: ({ row: { original: hit } }) => (
      <span className={classes.cellTitle}>
        <SelectBox podcastId={hit.podcastId} title={hit.podcastRssTitle} />
        <CompareCheckbox hit={hit} />
        <Artwork title={hit.podcastRssTitle} cover={podcastCover(hit.podcastId, hit.podcastImageUrl)} size={32} />
        <span>
          <PodcastLink slug={hit.podcastSlug} {...RESULT_LINK}>
            <HighlightedText source={hit.podcastTitleHighlights?.[0] ?? hit.podcastRssTitle} />
          </PodcastLink>
          {hit.podcastRssAuthor && <span className={classes.cellAuthor}>{hit.podcastRssAuthor}</span>}
          <DescriptionSnippet snippets={hit.podcastDescriptionHighlights} />
          <OtherMatches highlights={hit.podcastOtherHighlights} />
          <MatchingEpisode hit={hit} />
          <ListBadges hit={hit} />
          <HitRelevancy podcastId={hit.podcastId} />
        </span>
      </span>
    ),
  }),
  helper.display({ id: 'genre', header: 'Genre', cell: ({ row }) => (row.original.rssCategories?.[0] ? genreName(row.original.rssCategories[0].toLowerCase()) : UNKNOWN) }),
  helper.display({ id: 'language', header: 'Language', cell: ({ row }) => (row.original.rssLanguage ? languageName(baseLanguage(row.original.rssLanguage)) : UNKNOWN) }),
  helper.display({ id: 'episodes', header: 'Episodes', cell: ({ row }) => <Figure value={row.original.totalEpisodes} format={formatCount} /> }),
  helper.display({ id: 'authority', header: 'Authority', cell: ({ row }) => <Figure value={row.original.podcastAuthorityScoreTotal} format={formatDecimal} /> }),
  helper.display({ id: 'recent', header: 'Latest', cell: ({ row }) => (row.original.lastEpisodeDate ? <TimeAgo value={row.original.lastEpisodeDate} /> : UNKNOWN) }),
]);

/** Columns of facts that free plans do not show. */
const paidColumns = helper.columns([
  helper.display({ id: 'guests', header: 'Guests', cell: ({ row }) => (typeof row.original.podcastHasGuests === 'boolean' ? (row.original.podcastHasGuests ? 'Yes' : 'No') : UNKNOWN) }),
  helper.display({ id: 'contact', header: 'Contact', cell: ({ row }) => (row.original.primaryContact ? 'Email' : UNKNOWN) }),
  helper.display({ id: 'listeners', header: 'Listeners', cell: ({ row }) => <Figure value={row.original.podcastAudienceEstimatedMonthlyListeners} format={formatCompact} /> }),
]);

interface FigureProps {
  value: number | null | undefined;
  format: (value: number) => string;
}

function Figure({ value, format }: FigureProps) {
  return typeof value === 'number' ? <span className="numbers">{format(value)}</span> : UNKNOWN;
}

const rowId = (hit: PodcastHit) => hit.podcastId;

interface PodcastTableProps {
  hits: PodcastHit[];
  plan: Plan;
  sorts: readonly Sort[];
  onSort: (sorts: readonly Sort[]) => void;
  comparisonOf: (slug: string) => Comparison;
  onCompare: (slug: string) => void;
}

const allColumns = [...columns, ...paidColumns];

const ComparisonContext = createContext<Pick<PodcastTableProps, 'comparisonOf' | 'onCompare'> | null>(null);

function CompareCheckbox({ hit }: { hit: PodcastHit }) {
  const id = useId();
  const comparison = use(ComparisonContext);
  // Readers who can select results compare the selected ones, so rows need no second checkbox.
  const hasSelection = use(ListActionsContext) !== null;
  const state = comparison?.comparisonOf(hit.podcastSlug);
  if (hasSelection) return null;
  // The label around the box is the target for a finger.
  return (
    <label className={classes.compareLabel} title="Compare" htmlFor={id}>
      <Checkbox id={id} size="xs" aria-label={`Compare ${hit.podcastRssTitle}`} checked={state === 'selected'} disabled={state === 'full'} onChange={() => comparison?.onCompare(hit.podcastSlug)} />
    </label>
  );
}

export function PodcastTable({ hits, plan, sorts, onSort, comparisonOf, onCompare }: PodcastTableProps) {
  const comparison = useMemo(() => ({ comparisonOf, onCompare }), [comparisonOf, onCompare]);
  return (
    <ComparisonContext value={comparison}>
      <HitTable label="Podcast results" columns={isAtLeast(plan, FACTS_PLAN) ? allColumns : columns} hits={hits} sorts={sorts} onSort={onSort} rowId={rowId} />
    </ComparisonContext>
  );
}
