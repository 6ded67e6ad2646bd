import { useQuery } from '@tanstack/react-query';
import { type ChartKey, chartMovementQuery } from '../../api/queries';
import type { ChartComparison } from '../../api/types';
import { plural } from '../../ui/text/format';
import { SkeletonRows } from '../../ui/layout/states';
import { ErrorState } from '../../widgets/ErrorState';
import { PodcastLink } from '../../widgets/catalog-links';
import classes from './Charts.module.css';

interface DroppedShowsProps {
  chartKey: ChartKey;
  date: string;
  compare: ChartComparison;
}

const UNAVAILABLE_REASONS: Readonly<Record<string, string>> = {
  no_earlier_chart: 'We have no data for an earlier day.',
  depth_changed: 'The two charts have different lengths.',
  incomplete_coverage: 'One of the two charts is incomplete.',
};

/** The shows that were on the earlier chart only, or why they are unknown. */
export function DroppedShows({ chartKey, date, compare }: DroppedShowsProps) {
  const { data, isPending, isError, error, refetch } = useQuery(chartMovementQuery(chartKey, date, compare));
  const dropped = data?.movement?.droppedOff;
  if (isPending) return <SkeletonRows count={3} height={32} label="Loading dropped podcasts" />;
  if (isError) return <ErrorState title="Couldn’t load the dropped podcasts" error={error} onRetry={() => void refetch()} />;
  if (!dropped) return <p>We have no data for this day.</p>;
  return (
    <section aria-labelledby="dropped" className={classes.droppedShows}>
      <h2 id="dropped">Dropped off</h2>
      {dropped.status === 'unavailable' && <p>{UNAVAILABLE_REASONS[dropped.unavailableReason ?? ''] ?? 'These two charts can’t be compared.'}</p>}
      {dropped.status === 'available' && dropped.totalCount === 0 && <p>No podcasts dropped off.</p>}
      {dropped.totalCount > 0 && (
        <>
          <p>{plural(dropped.totalCount, 'podcast')}</p>
          <ul>
            {dropped.items.map(({ title, previousPosition, podenginePodcast }) => (
              <li key={`${previousPosition} ${title}`}>
                <span className="numbers">Was #{previousPosition}</span>
                {podenginePodcast ? <PodcastLink slug={podenginePodcast.slug}>{podenginePodcast.title}</PodcastLink> : <span>{title}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
