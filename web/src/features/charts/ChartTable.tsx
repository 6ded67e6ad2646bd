import { VisuallyHidden } from '@mantine/core';
import type { Chart, ChartPosition } from '../../api/types';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { Artwork } from '../../ui/Artwork';
import { Sparkline } from '../../ui/Sparkline';
import classes from './Charts.module.css';
import { describeListeners, describeMovement, sparklineRanks } from './chart-selection';

interface ChartTableProps {
  chart: Chart;
  label: string;
}

export function ChartTable({ chart, label }: ChartTableProps) {
  const { dates } = chart.chart.historyWindow;
  // The column appears for plans that include estimates, when there are any.
  const hasListeners = chart.positions.some((row) => row.estimatedMonthlyListeners !== null);
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={classes.rank}>
            <span aria-hidden="true">#</span>
            <VisuallyHidden>Position</VisuallyHidden>
          </th>
          <th scope="col" className={classes.changeCell}>Change</th>
          <th scope="col">Podcast</th>
          <th scope="col" className={classes.wide}>Last 30 days</th>
          {hasListeners && <th scope="col" className={`${classes.number} ${classes.wide}`}>Monthly listeners</th>}
          <th scope="col" className={classes.number}>Best</th>
          <th scope="col" className={classes.number}>Days on chart</th>
        </tr>
      </thead>
      <tbody>
        {chart.positions.map((row) => (
          <Row key={row.position} row={row} dates={dates} hasListeners={hasListeners} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: ChartPosition;
  dates: readonly string[];
  hasListeners: boolean;
}

function Row({ row, dates, hasListeners }: RowProps) {
  const { podcastOnChart: chartEntry, podenginePodcast: podcast } = row;
  const movement = describeMovement(row);
  const listeners = describeListeners(row);
  return (
    <tr>
      <td className={`${classes.rank} numbers`}>{row.position}</td>
      <td className={`${classes.changeCell} numbers`}>
        <span className={classes.change} data-direction={movement.direction} aria-hidden="true">
          {movement.short}
        </span>
        <VisuallyHidden>{row.previousPosition ? `${movement.label}, was ${row.previousPosition}` : movement.label}</VisuallyHidden>
      </td>
      <th scope="row" className={classes.show}>
        <Artwork title={chartEntry.title} src={chartEntry.imageUrl ?? podcast?.imageUrl} size={44} />
        <span className={classes.showText}>
          {podcast ? <AppLink href={paths.podcast(podcast.slug)}>{podcast.title}</AppLink> : <span>{chartEntry.title}</span>}
          <small>{podcast?.author ?? chartEntry.creator ?? ''}</small>
        </span>
      </th>
      <td className={classes.wide}>
        <Sparkline ranks={sparklineRanks(row, dates)} />
      </td>
      {hasListeners && (
        <td className={`${classes.number} ${classes.wide} numbers`} title={listeners.label}>
          {listeners.short}
        </td>
      )}
      <td className={`${classes.number} numbers`}>{row.peakPosition30d ?? '–'}</td>
      <td className={`${classes.number} numbers`}>
        {row.daysCharted30d}
        <span className={classes.total}> of {row.chartsInWindow30d}</span>
      </td>
    </tr>
  );
}
