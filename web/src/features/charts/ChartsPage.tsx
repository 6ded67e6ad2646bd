import { Container, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { chartCountriesQuery, chartMovementQuery, chartQuery, meQuery } from '../../api/queries';
import type { Chart } from '../../api/types';
import { toApiError } from '../../api/errors';
import { AppLink } from '../../ui/navigation/AppLink';
import { countryCodes, countryInSentence, countryName } from '../../ui/text/countries';
import { formatDay, genreName, joinAnd, plural } from '../../ui/text/format';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { useShown } from '../../ui/forms/useShown';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { type QueryString, readText } from '../../urls/query-string';
import { ErrorState } from '../../widgets/ErrorState';
import { PlansLink } from '../../widgets/PlansLink';
import { SheetExportMenu } from '../../widgets/SheetExportMenu';
import { countViews, rowsOfView, sortRows } from './chart-rows';
import classes from './Charts.module.css';
import { ChartTable } from './ChartTable';
import {
  type ChartSelection, type ChartSort, coverageWarning, defaultCountry, knownSelection, nextSort, parseChartType, parseSelection, readerCountry, SORT_COLUMNS, sortOf,
} from './chart-selection';
import { ChartPicker } from './ChartPicker';
import { DatePicker } from './DatePicker';
import { DroppedShows } from './DroppedShows';
import { useChartPath } from './useChartPath';
import { ViewTabs } from './ViewTabs';

const COUNTRY_ORDER = countryCodes().map((code) => code.toLowerCase());
const READER_COUNTRY = readerCountry(navigator.languages);

const titleOf = ({ category, country }: ChartSelection) => `${genreName(category)} in ${countryInSentence(country.toUpperCase())}`;

/** `/charts` and `/app/charts`: a chart of a country and a category. Without a country in the URL it is the reader's, else the largest. */
export function ChartsPage() {
  const router = useRouter();
  const query: QueryString = useSearch({ strict: false });
  const { data: available, isPending: areCountriesPending } = useQuery(chartCountriesQuery(parseChartType(query)));
  const fallback = defaultCountry(READER_COUNTRY, available?.categoriesByCountry ?? {}, COUNTRY_ORDER) ?? READER_COUNTRY ?? 'us';
  const { selection, unknown } = knownSelection(parseSelection(query, fallback), fallback, available?.categoriesByCountry ?? null, COUNTRY_ORDER);
  const { chartType, country, category, date, compare, otherCountry } = selection;
  const { data: me } = useQuery(meQuery);
  const { data, isPending, isError, isPlaceholderData, error, refetch } = useQuery(chartQuery({ chartType, country, category }, date, compare));
  const title = titleOf(selection);
  useTitle(`Charts: ${title}`);
  const chartPath = useChartPath();
  const select = (next: ChartSelection) => void router.navigate({ href: chartPath(next), resetScroll: false });
  const chart = data?.chart;
  // While another chart loads, the former one stays. Its content is of the former selection, in the chosen view and order.
  const shown = { ...useShown(selection, isPlaceholderData), view: selection.view, sort: selection.sort };
  const isSignedIn = Boolean(me?.user);
  const warning = chart ? coverageWarning(chart.chart) : null;
  // The reader's country may have no charts. No note appears until the countries are loaded.
  // A category that no country has is replaced once the countries are loaded.
  const isWaiting = isPending || (areCountriesPending && ((data && !chart && readText(query.country) === null) || (isError && readText(query.category) !== null)));
  return (
    <Container size={1180} py="lg">
      <Stack gap="sm">
        <div className={classes.top}>
          <Title order={1} size="h2">
            Charts
          </Title>
          <ChartPicker selection={selection} categoriesByCountry={available?.categoriesByCountry ?? {}} onSelect={select} />
        </div>
        {unknown.length > 0 && (
          <p className={classes.warning} role="status">
            There is no chart of {joinAnd(unknown.map((name) => `“${name}”`))}. This is {title}.
          </p>
        )}
        <div className={classes.header}>
          <div>
            <h2 className={classes.title}>
              {title}
              {otherCountry !== null && ` and in ${countryInSentence(otherCountry.toUpperCase())}`}
            </h2>
            <Text c="dimmed" size="sm" role="status">
              {chart && !isPlaceholderData
                ? `${formatDay(chart.chart.chartDate)}, ${plural(chart.positions.length, 'podcast')}${chart.chart.compareChartDate ? `, compared with ${formatDay(chart.chart.compareChartDate)}` : ''}`
                : '\u00A0'}
            </Text>
          </div>
          {isSignedIn && chart && !isPlaceholderData && <SheetExportMenu source={{ kind: 'chart', chart: { chartType, country, category }, date, compare }} subject="this chart" />}
          <DatePicker selection={selection} shown={{ ...shown, date: chart?.chart.chartDate ?? date }} isReplaced={isPlaceholderData} isSignedIn={isSignedIn} onSelect={select} />
        </div>
        {warning && <p className={classes.warning}>{warning}</p>}
        {isWaiting && <SkeletonRows count={12} height={36} label="Loading chart" />}
        {isError && !isWaiting && (
          <ErrorState
            title={toApiError(error).isAccessDenied ? 'Sign in to see past charts' : 'Couldn’t load the chart'}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {data && !chart && !isWaiting && (
          <EmptyState title={date ? `No data for ${formatDay(date)}` : 'No data for this chart'}>
            <Text c="dimmed">{date ? 'We have no data for this day. Choose another date above.' : 'Choose another country or category above.'}</Text>
          </EmptyState>
        )}
        {chart && (
          <div data-stale={isPlaceholderData || undefined} className={classes.content}>
            <ChartContent chart={chart} selection={shown} label={`${titleOf(shown)}, ${formatDay(chart.chart.chartDate)}`} isSignedIn={isSignedIn} onSort={(sort) => select({ ...selection, sort })} />
          </div>
        )}
      </Stack>
    </Container>
  );
}

interface ChartContentProps {
  chart: Chart;
  /** The selection of the chart. */
  selection: ChartSelection;
  label: string;
  isSignedIn: boolean;
  onSort: (sort: ChartSort) => void;
}

/** The views of a chart: its shows, also beside those of a second country, and the shows that dropped off. */
function ChartContent({ chart, selection, label, isSignedIn, onSort }: ChartContentProps) {
  const { chartType, category, country, compare, view, otherCountry } = selection;
  const date = chart.chart.chartDate;
  const otherQuery = chartQuery({ chartType, category, country: otherCountry ?? country }, selection.date, compare);
  const { data: otherData, isPlaceholderData, isError, error, refetch } = useQuery({ ...otherQuery, enabled: otherCountry !== null });
  const { data: movements } = useQuery({ ...chartMovementQuery({ chartType, category, country }, date, compare), enabled: isSignedIn });
  const other = (otherCountry !== null && !isPlaceholderData && otherData?.chart) || null;
  const otherName = otherCountry === null ? null : countryName(otherCountry.toUpperCase());
  const dropped = movements?.movement?.droppedOff.totalCount;
  const counts = { ...countViews(chart, other), ...(dropped === undefined ? {} : { dropped }) };
  // The column appears when there are any estimates. On plans without them, a note replaces it.
  const hasListeners = chart.positions.some((row) => row.estimatedMonthlyListeners !== null);
  const areListenersLocked = chart.positions.some((row) => row.estimatedMonthlyListenersUnavailableReason === 'plan');
  const sort = sortOf(selection);
  const rows = sortRows(rowsOfView(chart, view, other), sort);
  return (
    <>
      <div className={classes.toolbar}>
        <ViewTabs selection={selection} counts={counts} otherName={otherName} />
        {view !== 'dropped' && (
          <NativeSelect
            className={classes.phoneSort}
            aria-label="Sort by"
            value={sort.column}
            onChange={(event) => {
              const column = SORT_COLUMNS.find((name) => name === event.currentTarget.value);
              if (column) onSort(nextSort({ column: 'rank', isDescending: true }, column));
            }}
            data={SORT_COLUMNS.filter((column) => (column !== 'other' || otherName !== null) && (column !== 'listeners' || hasListeners)).map((column) => ({ value: column, label: `Sort: ${SORT_LABELS[column] || (otherName ?? '')}` }))}
          />
        )}
      </div>
      {isError && <ErrorState title={`Couldn’t load the chart of ${otherName}`} error={error} onRetry={() => void refetch()} />}
      {otherCountry !== null && otherData && !isPlaceholderData && !otherData.chart && <p className={classes.warning}>No data for this chart in {countryInSentence(otherCountry.toUpperCase())}.</p>}
      {view === 'dropped' ? (
        isSignedIn ? (
          <DroppedShows chartKey={{ chartType, category, country }} date={date} compare={compare} />
        ) : (
          <EmptyState title="Sign in to see dropped podcasts" icon={<IconLock size={34} stroke={1.4} />}>
            <AppLink href={paths.signIn()}>Sign in</AppLink>
          </EmptyState>
        )
      ) : rows.length > 0 ? (
        <ChartTable rows={rows} dates={chart.chart.historyWindow.dates} label={label} sort={sort} otherName={otherName} hasListeners={hasListeners} onSort={onSort} />
      ) : (
        <EmptyState title={EMPTY_TITLES[view] ?? 'No podcasts'} />
      )}
      {areListenersLocked && (
        <p className={classes.note}>
          <IconLock size={14} stroke={1.8} aria-hidden="true" /> Listener estimates are part of the Individual plan. <PlansLink />
        </p>
      )}
    </>
  );
}

const SORT_LABELS: Readonly<Record<ChartSort['column'], string>> = { rank: 'position', change: 'change', title: 'title', listeners: 'listeners', best: 'best position', days: 'days on chart', other: '' };
const EMPTY_TITLES: Readonly<Record<string, string>> = { climbers: 'No podcasts climbed', fallers: 'No podcasts fell', new: 'No new podcasts', elsewhere: 'No other podcasts' };
