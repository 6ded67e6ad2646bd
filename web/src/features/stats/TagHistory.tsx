import { useQuery } from '@tanstack/react-query';
import { tagHistoryQuery } from '../../api/queries';
import { formatPercent } from '../../ui/text/format';
import { Plot } from '../../ui/plot/Plot';
import { percentScale } from '../../ui/plot/series';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Stats.module.css';
import { sharePoints, type TagLevel, tagName } from './tag-shares';

interface TagHistoryProps {
  field: string;
  level: TagLevel;
}

/** Plots the share of feeds with a tag, one value per day. */
export function TagHistory({ field, level }: TagHistoryProps) {
  const { data, isError, error, refetch } = useQuery(tagHistoryQuery(field));
  const title = `${tagName(field)}, ${level === 'podcast' ? 'in podcasts' : 'in episodes'}`;
  return (
    <section className="panel" aria-labelledby="history">
      <h2 id="history" className={classes.heading}>
        {title}
      </h2>
      {isError && <ErrorState title="Couldn’t load the history" error={error} onRetry={() => void refetch()} />}
      {!isError && (
        <Plot title={`Podcasting 2.0 tag ${title}`} valueName="Share of feeds (%)" points={data ? sharePoints(data.days, level) : null} scale={percentScale} format={formatPercent} />
      )}
    </section>
  );
}
