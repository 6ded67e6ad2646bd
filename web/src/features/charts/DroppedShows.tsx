import { useQuery } from '@tanstack/react-query';
import { type ChartKey, chartMovementQuery } from '../../api/queries';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { plural } from '../../ui/format';
import classes from './Charts.module.css';

interface DroppedShowsProps {
  chartKey: ChartKey;
  date: string;
  compare: string;
}

const UNAVAILABLE_REASONS: Readonly<Record<string, string>> = {
  no_earlier_chart: 'no earlier day was captured',
  depth_changed: 'the two days were not captured to the same depth',
  incomplete_coverage: 'one of the two days was not captured as a whole',
};

/** Who was on the earlier chart and is on this no more; or why that cannot be told. */
export function DroppedShows({ chartKey, date, compare }: DroppedShowsProps) {
  const { data } = useQuery(chartMovementQuery(chartKey, date, compare));
  const dropped = data?.movement?.droppedOff;
  if (!dropped) return null;
  return (
    <section aria-labelledby="dropped" className={classes.droppedShows}>
      <h2 id="dropped">Dropped off</h2>
      {dropped.status === 'unavailable' && <p>Not known: {UNAVAILABLE_REASONS[dropped.unavailableReason ?? ''] ?? 'the captures do not tell'}.</p>}
      {dropped.status === 'available' && dropped.totalCount === 0 && <p>Nobody.</p>}
      {dropped.totalCount > 0 && (
        <>
          <p>{plural(dropped.totalCount, 'show')}</p>
          <ul>
            {dropped.items.map(({ title, previousPosition, podenginePodcast }) => (
              <li key={`${previousPosition} ${title}`}>
                <span className="numbers">was #{previousPosition}</span>
                {podenginePodcast ? <AppLink href={paths.podcast(podenginePodcast.slug)}>{podenginePodcast.title}</AppLink> : <span>{title}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
