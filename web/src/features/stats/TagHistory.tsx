import { useQuery } from '@tanstack/react-query';
import { tagHistoryQuery } from '../../api/queries';
import { formatDay, formatPercent } from '../../ui/format';
import { SkeletonRows } from '../../ui/states';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Stats.module.css';
import { type Level, lineOf, nameOf } from './shares';

const WIDTH = 640;
const HEIGHT = 120;
const EDGE = 6;

interface TagHistoryProps {
  field: string;
  level: Level;
}

/** How the use of a tag went, one count a day. */
export function TagHistory({ field, level }: TagHistoryProps) {
  const { data, isError, error, refetch } = useQuery(tagHistoryQuery(field));
  const days = data?.days ?? [];
  const [first, last] = [days[0], days.at(-1)];
  const line = lineOf(days, level, WIDTH, HEIGHT);
  const shareOf = (day: (typeof days)[number]) => formatPercent(level === 'podcast' ? day.podcastPercentage : day.episodePercentage);
  return (
    <section className={classes.history} aria-labelledby="history">
      <h2 id="history" className={classes.heading}>
        {nameOf(field)}, {level === 'podcast' ? 'in podcasts' : 'in episodes'}
      </h2>
      {isError && <ErrorState title="The history could not be loaded" error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows count={1} height={HEIGHT} label="Loading the history" />}
      {first && last && (
        <p className={classes.note}>
          {line ? `${shareOf(first)} of feeds on ${formatDay(first.date)}, ${shareOf(last)} on ${formatDay(last.date)}.` : `${shareOf(last)} of feeds on ${formatDay(last.date)}, the first day that was counted. A line begins with the second.`}
        </p>
      )}
      {line && (
        <svg className={classes.plot} viewBox={`${-EDGE} ${-EDGE} ${WIDTH + 2 * EDGE} ${HEIGHT + 2 * EDGE}`} role="img" aria-label={`Share of feeds with ${nameOf(field)}, 0 to ${line.top} %`}>
          <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className={classes.axis} />
          <line x1={0} x2={WIDTH} y1={0} y2={0} className={classes.axis} />
          <polyline points={line.points} className={classes.line} />
          <circle cx={line.last.x} cy={line.last.y} r={4} className={classes.dot} />
        </svg>
      )}
    </section>
  );
}
