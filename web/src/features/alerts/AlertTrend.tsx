import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { alertTrendQuery, TREND_DAYS } from '../../api/alerts/configs';
import type { AlertConfig } from '../../api/alerts/types';
import { formatCount } from '../../ui/text/format';
import { Plot } from '../../ui/plot/Plot';
import { countScale } from '../../ui/plot/series';
import { ErrorState } from '../../widgets/ErrorState';
import { countFiltered, countKept, trendPoints } from './trend-data';

const HEIGHT = 130;

/** How many matches each day had. */
export function AlertTrend({ alert: { id, alertName } }: { alert: AlertConfig }) {
  const { data, isError, error, refetch } = useQuery(alertTrendQuery(id));
  if (isError) return <ErrorState title="Couldn’t load the trend" error={error} onRetry={() => void refetch()} />;
  return (
    <div>
      <Text size="sm" c="dimmed" className="numbers" mih="1.55em">
        {data && `${formatCount(countKept(data.days))} kept and ${formatCount(countFiltered(data.days))} filtered in the last ${TREND_DAYS} days`}
      </Text>
      <Plot title={`${alertName}: matches a day`} valueName="Matches" points={data ? trendPoints(data.days) : null} scale={countScale} format={formatCount} mark="bar" height={HEIGHT} />
    </div>
  );
}
