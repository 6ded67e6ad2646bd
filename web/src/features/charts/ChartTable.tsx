import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Artwork } from '../../ui/media/Artwork';
import { podcastCover } from '../../ui/media/cover';
import { PodcastMarks } from '../../widgets/lists/PodcastMarks';
import { PodcastSelectBox } from '../../widgets/lists/PodcastSelectBox';
import { PodcastSelection } from '../../widgets/lists/PodcastSelection';
import { Sparkline } from '../../ui/media/Sparkline';
import { PodcastLink } from '../../widgets/catalog-links';
import type { ChartRow } from './chart-rows';
import classes from './Charts.module.css';
import { type ChartSort, describeListeners, describeMovement, nextSort, sparklineRanks } from './chart-selection';

interface ChartTableProps {
  rows: readonly ChartRow[];
  /** The days of the sparklines. */
  dates: readonly string[];
  label: string;
  sort: ChartSort;
  /** The name of the second country, if one is shown. */
  otherName: string | null;
  hasListeners: boolean;
  onSort: (sort: ChartSort) => void;
}

export function ChartTable({ rows, dates, label, sort, otherName, hasListeners, onSort }: ChartTableProps) {
  const heading = (column: ChartSort['column'], text: ReactNode, className = '') => (
    <SortHeading column={column} sort={sort} className={className} onSort={onSort}>
      {text}
    </SortHeading>
  );
  const podcasts = [...new Map(rows.flatMap(({ entry: { podenginePodcast: podcast } }) => (podcast ? [[podcast.id, { podcastId: podcast.id, title: podcast.title }] as const] : []))).values()];
  return (
    <PodcastSelection podcasts={podcasts} listKey={label}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {heading('rank', <><span aria-hidden="true">#</span><VisuallyHidden>Position</VisuallyHidden></>, classes.rank)}
            {heading('change', 'Change', classes.changeCell)}
            {heading('title', 'Podcast')}
            <th scope="col" className={classes.wide}>Last 30 days</th>
            {otherName !== null && heading('other', otherName, classes.number)}
            {hasListeners && heading('listeners', 'Listeners', classes.number)}
            {heading('best', 'Best', classes.number)}
            {heading('days', 'Days on chart', classes.number)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.rank ?? ''} ${row.otherRank ?? ''} ${row.entry.podcastOnChart.podcastOnChartId}`} row={row} dates={dates} otherName={otherName} hasListeners={hasListeners} />
          ))}
        </tbody>
      </table>
    </PodcastSelection>
  );
}

interface SortHeadingProps extends Pick<ChartTableProps, 'sort' | 'onSort'> {
  column: ChartSort['column'];
  className: string | undefined;
  children: ReactNode;
}

function SortHeading({ column, sort, className, onSort, children }: SortHeadingProps) {
  const isSorted = sort.column === column;
  const Icon = !isSorted ? IconArrowsSort : sort.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" className={className} aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}>
      <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, column))}>
        {children}
        <Icon size={13} aria-hidden="true" />
      </button>
    </th>
  );
}

interface RowProps extends Pick<ChartTableProps, 'dates' | 'otherName' | 'hasListeners'> {
  row: ChartRow;
}

const rankText = (rank: number | null) => (rank === null ? '–' : String(rank));

function Row({ row: { entry, rank, otherRank }, dates, otherName, hasListeners }: RowProps) {
  const { podcastOnChart: listed, podenginePodcast: podcast } = entry;
  const movement = describeMovement(rank === null ? { movement: 'unknown', positionChange: null } : entry);
  const listeners = describeListeners(entry);
  // Facts that have no column in the narrow table.
  const figures = [
    otherName !== null && `${otherName}: ${otherRank === null ? 'not on the chart' : `#${otherRank}`}`,
    hasListeners && entry.estimatedMonthlyListeners !== null && `${listeners.short} listeners`,
    entry.peakPosition30d !== null && `best #${entry.peakPosition30d}`,
    `${entry.daysCharted30d} of ${entry.chartsInWindow30d} days`,
  ].filter((text) => text !== false);
  return (
    <tr>
      <td className={`${classes.rank} numbers`}>{rankText(rank)}</td>
      <td className={`${classes.changeCell} numbers`}>
        <span className={classes.change} data-direction={movement.direction} aria-hidden="true">
          {movement.short}
        </span>
        <VisuallyHidden>{rank !== null && entry.previousPosition ? `${movement.label}, was ${entry.previousPosition}` : movement.label}</VisuallyHidden>
      </td>
      <th scope="row" className={classes.show}>
        {podcast && <PodcastSelectBox podcast={{ podcastId: podcast.id, title: podcast.title }} />}
        <Artwork title={listed.title} cover={podcastCover(podcast?.id, podcast?.imageUrl ?? listed.imageUrl)} size={34} />
        <span className={classes.showText}>
          {podcast ? <PodcastLink slug={podcast.slug}>{podcast.title}</PodcastLink> : <span>{listed.title}</span>}
          <small>{podcast?.author ?? listed.creator ?? ''}</small>
          <span className={`dotted numbers ${classes.figures}`}>
            {figures.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </span>
          {podcast && <PodcastMarks podcastId={podcast.id} />}
        </span>
      </th>
      <td className={classes.wide}>
        <Sparkline ranks={sparklineRanks(entry, dates)} />
      </td>
      {otherName !== null && <td className={`${classes.number} numbers`}>{rankText(otherRank)}</td>}
      {hasListeners && (
        <td className={`${classes.number} numbers`} title={listeners.label}>
          {listeners.short}
        </td>
      )}
      <td className={`${classes.number} numbers`}>{entry.peakPosition30d ?? '–'}</td>
      <td className={`${classes.number} numbers`}>
        {entry.daysCharted30d}
        <span className={classes.total}> of {entry.chartsInWindow30d}</span>
      </td>
    </tr>
  );
}
