import { VisuallyHidden } from '@mantine/core';
import type { Chart, ChartPosition } from '../../api/types';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { Art } from '../../ui/Art';
import { Sparkline } from '../../ui/Sparkline';
import classes from './Charts.module.css';
import { listenersOf, moveOf, sparklineRanks } from './choice';

interface ChartTableProps {
  chart: Chart;
  label: string;
}

export function ChartTable({ chart, label }: ChartTableProps) {
  const { dates } = chart.chart.historyWindow;
  // A column for those whose plan has estimates, where there are any.
  const hasListeners = chart.positions.some((row) => row.estimatedMonthlyListeners !== null);
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={classes.rank}>
            <span aria-hidden="true">#</span>
            <VisuallyHidden>Position</VisuallyHidden>
          </th>
          <th scope="col" className={classes.moveCell}>Move</th>
          <th scope="col">Podcast</th>
          <th scope="col" className={classes.wide}>Last 30 days</th>
          {hasListeners && <th scope="col" className={`${classes.number} ${classes.wide}`}>Listeners a month</th>}
          <th scope="col" className={classes.number}>Best</th>
          <th scope="col" className={classes.number}>Days on</th>
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
  const { podcastOnChart: listed, podenginePodcast: podcast } = row;
  const move = moveOf(row);
  const listeners = listenersOf(row);
  return (
    <tr>
      <td className={`${classes.rank} numbers`}>{row.position}</td>
      <td className={`${classes.moveCell} numbers`}>
        <span className={classes.move} data-way={move.way} aria-hidden="true">
          {move.short}
        </span>
        <VisuallyHidden>{row.previousPosition ? `${move.words}, was ${row.previousPosition}` : move.words}</VisuallyHidden>
      </td>
      <th scope="row" className={classes.show}>
        <Art title={listed.title} src={listed.imageUrl ?? podcast?.imageUrl} size={44} />
        <span className={classes.words}>
          {podcast ? <AppLink href={paths.podcast(podcast.slug)}>{podcast.title}</AppLink> : <span>{listed.title}</span>}
          <small>{podcast?.author ?? listed.creator ?? ''}</small>
        </span>
      </th>
      <td className={classes.wide}>
        <Sparkline ranks={sparklineRanks(row, dates)} />
      </td>
      {hasListeners && (
        <td className={`${classes.number} ${classes.wide} numbers`} title={listeners.words}>
          {listeners.short}
        </td>
      )}
      <td className={`${classes.number} numbers`}>{row.peakPosition30d ?? '–'}</td>
      <td className={`${classes.number} numbers`}>
        {row.daysCharted30d}
        <span className={classes.of}> of {row.chartsInWindow30d}</span>
      </td>
    </tr>
  );
}
