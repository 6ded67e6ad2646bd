import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { Podcast2Stats } from '../../api/types';
import { formatCount, formatDecimal, formatPercent } from '../../ui/text/format';
import classes from './Stats.module.css';

type HostOrder = 'size' | 'transcripts' | 'tags';

const ORDER_OPTIONS = [
  { value: 'size', label: 'Podcasts' },
  { value: 'transcripts', label: 'Transcripts' },
  { value: 'tags', label: 'Tags' },
];
const VALUE_HEADINGS: Readonly<Record<HostOrder, string>> = { size: 'Share of all', transcripts: 'With transcripts', tags: 'Tags per podcast' };

const rowsOf = (stats: Podcast2Stats, order: HostOrder): { host: string; totalPodcasts: number; figure: string }[] => {
  if (order === 'transcripts') return stats.topHostsWithPodcast2Transcripts.map((host) => ({ ...host, figure: formatPercent(host.percentage) }));
  if (order === 'tags') return stats.topHostsWithPodcast2Stats.map((host) => ({ ...host, figure: formatDecimal(host.averageNumPodcast2Fields) }));
  return stats.topHosts.map((host) => ({ ...host, figure: formatPercent(host.percentage) }));
};

/** The hosting companies, sorted by podcasts, transcripts or tags. */
export function HostingCompanies({ stats }: { stats: Podcast2Stats }) {
  const [order, setOrder] = useState<HostOrder>('size');
  const rows = rowsOf(stats, order);
  return (
    <section aria-labelledby="hosts">
      <div className={classes.header}>
        <h2 id="hosts" className={classes.heading}>
          Audio hosts
        </h2>
        <SegmentedControl size="xs" data={ORDER_OPTIONS} value={order} onChange={(value) => setOrder(value as HostOrder)} aria-label="Sort audio hosts by" />
      </div>
      <p className={classes.note}>By audio host; trackers ignored.{order !== 'size' && ' Only the 50 largest hosts.'}</p>
      {rows.length === 0 && <p className={classes.empty}>No matching hosts.</p>}
      {rows.length > 0 && (
        <table className={classes.table} aria-label="Audio hosts">
          <thead>
            <tr>
              <th scope="col">Host</th>
              <th scope="col" className={classes.number}>Podcasts</th>
              <th scope="col" className={classes.number}>{VALUE_HEADINGS[order]}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ host, totalPodcasts, figure }) => (
              <tr key={host}>
                <th scope="row">{host}</th>
                <td className={`${classes.number} numbers`}>{formatCount(totalPodcasts)}</td>
                <td className={`${classes.number} numbers`}>{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
