import { Container, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { chartCountriesQuery, chartQuery, meQuery } from '../../api/queries';
import { toApiError } from '../../api/errors';
import { paths } from '../../app/paths';
import { countryInSentence } from '../../ui/countries';
import { formatDay, genreName, plural } from '../../ui/format';
import { EmptyState, SkeletonRows } from '../../ui/states';
import { useTitle } from '../../ui/useTitle';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Charts.module.css';
import { ChartTable } from './ChartTable';
import { type ChartSelection, coverageWarning, formatSelection, parseSelection } from './chart-selection';
import { ChartPicker } from './ChartPicker';
import { DatePicker } from './DatePicker';
import { DroppedShows } from './DroppedShows';

export function ChartsPage() {
  const router = useRouter();
  const selection = parseSelection(useSearch({ strict: false }));
  const { chartType, country, category, date, compare } = selection;
  const chartKey = { chartType, country, category };
  const { data: me } = useQuery(meQuery);
  const { data: available } = useQuery(chartCountriesQuery(chartType));
  const { data, isPending, isError, isPlaceholderData, error, refetch } = useQuery(chartQuery(chartKey, date, compare));
  const title = `${genreName(category)} in ${countryInSentence(country.toUpperCase())}`;
  useTitle(`Charts: ${title}`);
  const select = (next: ChartSelection) => void router.navigate({ href: paths.charts(formatSelection(next)), resetScroll: false });
  const chart = data?.chart;
  const isSignedIn = Boolean(me?.user);
  const warning = chart ? coverageWarning(chart.chart) : null;
  return (
    <Container size={1180} py="lg">
      <Stack gap="md">
        <Title order={1}>Charts</Title>
        <ChartPicker selection={selection} categoriesByCountry={available?.categoriesByCountry ?? {}} onSelect={select} />
        <div className={classes.header}>
          <div>
            <h2 className={classes.title}>{title}</h2>
            <Text c="dimmed" size="sm" role="status">
              {chart
                ? `${formatDay(chart.chart.chartDate)}, ${plural(chart.positions.length, 'show')}${chart.chart.compareChartDate ? `, compared with ${formatDay(chart.chart.compareChartDate)}` : ''}`
                : ' '}
            </Text>
          </div>
          <DatePicker selection={selection} shownDate={chart?.chart.chartDate ?? date} isSignedIn={isSignedIn} onSelect={select} />
        </div>
        {warning && <p className={classes.warning}>{warning}</p>}
        {isPending && <SkeletonRows count={8} height={56} label="Loading chart" />}
        {isError && (
          <ErrorState
            title={toApiError(error).isAccessDenied ? 'Sign in to see past charts' : 'Couldn’t load the chart'}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {data && !chart && (
          <EmptyState title={date ? `No data for ${formatDay(date)}` : 'No data for this chart'}>
            <Text c="dimmed">{date ? 'We have no data for this day. Choose another date above.' : 'Choose another country or category above.'}</Text>
          </EmptyState>
        )}
        {chart && (
          <div data-stale={isPlaceholderData || undefined} className={classes.content}>
            <ChartTable chart={chart} label={`${title}, ${formatDay(chart.chart.chartDate)}`} />
            {isSignedIn && <DroppedShows chartKey={chartKey} date={chart.chart.chartDate} compare={compare} />}
          </div>
        )}
      </Stack>
    </Container>
  );
}
