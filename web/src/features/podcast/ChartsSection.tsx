import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chartPlatformShortName, type ChartType } from '../../api/chart-types';
import { type ChartKey, chartPresenceQuery, podcastChartHistoryQuery } from '../../api/queries';
import type { ChartHistoryRange } from '../../api/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { countryName } from '../../ui/text/countries';
import { ExpandableList } from '../../ui/layout/ExpandableList';
import { formatCount, formatDay, formatDecimal, formatRank, genreName, plural } from '../../ui/text/format';
import { Plot } from '../../ui/plot/Plot';
import { rankScale } from '../../ui/plot/series';
import { paths } from '../../urls/paths';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './ChartsSection.module.css';
import { chartId, describeMovement, formatStreak, type PodcastChart, rankPoints } from './charts-data';
import podcastClasses from './Podcast.module.css';

interface ChartsSectionProps {
  slug: string;
  /** The title of the podcast. */
  name: string;
}

const RANGES: { value: ChartHistoryRange; label: string }[] = [
  { value: '30d', label: '30 days' },
  { value: '90d', label: '90 days' },
  { value: '1y', label: '1 year' },
  { value: 'all', label: 'All' },
];
const INITIAL_COUNT = 8;
const LOADING = '–';

const chartKeyOf = (chart: PodcastChart): ChartKey => ({ chartType: chart.chartType as ChartType, country: chart.country, category: chart.category });
const chartTitle = ({ chartType, country, category }: ChartKey) => `${chartPlatformShortName(chartType)} ${countryName(country.toUpperCase())}, ${genreName(category)}`;

/** The current chart positions and rank history. Renders nothing for a podcast that was never on a chart. */
export function ChartsSection({ slug, name }: ChartsSectionProps) {
  const { data, isError, error, refetch } = useQuery(chartPresenceQuery(slug));
  const [chosen, setChosen] = useState<string | null>(null);
  const charts = data?.presence.charts ?? [];
  const plotted = charts.find((chart) => chartId(chart) === chosen) ?? charts[0];
  if (!isError && !plotted) return null;
  const { onNow = 0, markets = 0, top10Now = 0 } = data?.presence.summary ?? {};
  return (
    <section aria-labelledby="charts">
      <h2 id="charts" className="section-heading">
        Charts
      </h2>
      {isError && <ErrorState title="Couldn’t load the charts" error={error} onRetry={() => void refetch()} />}
      {plotted && (
        <>
          <p className={podcastClasses.count}>
            {onNow === 0 ? 'Not on any chart now' : `Now on ${plural(onNow, 'chart')} in ${plural(markets, 'country', 'countries')}`}
            {top10Now > 0 && `, ${top10Now} in the top 10`}
          </p>
          <RankHistory slug={slug} name={name} chart={chartKeyOf(plotted)} />
          <ExpandableList items={charts} initialCount={INITIAL_COUNT} noun="charts">
            {(shown) => (
              <ul className={classes.list} aria-label="Current and past charts">
                {shown.map((chart) => (
                  <ChartRow key={chartId(chart)} chart={chart} isChosen={chart === plotted} onChoose={() => setChosen(chartId(chart))} />
                ))}
              </ul>
            )}
          </ExpandableList>
        </>
      )}
    </section>
  );
}

interface ChartRowProps {
  chart: PodcastChart;
  isChosen: boolean;
  onChoose: () => void;
}

function ChartRow({ chart, isChosen, onChoose }: ChartRowProps) {
  const change = describeMovement(chart);
  const isOn = chart.state === 'on_now';
  return (
    <li>
      <button type="button" aria-pressed={isChosen} className={classes.row} onClick={onChoose} data-off={!isOn || undefined}>
        <span className={`${classes.rank} numbers`}>{isOn ? `#${chart.lastSeen.position}` : '–'}</span>
        <span className={classes.name}>{chartTitle(chartKeyOf(chart))}</span>
        <span className={classes.change} data-direction={change.direction}>
          <span aria-hidden="true">{change.short}</span>
          <VisuallyHidden>{change.label}</VisuallyHidden>
        </span>
        <span className={classes.best}>
          {isOn ? `best #${chart.bestAllTime.position}` : `last #${chart.lastSeen.position} on ${formatDay(chart.lastSeen.date)}`}
        </span>
      </button>
    </li>
  );
}

interface RankHistoryProps {
  slug: string;
  name: string;
  chart: ChartKey;
}

function RankHistory({ slug, name, chart }: RankHistoryProps) {
  const [range, setRange] = useState<ChartHistoryRange>('30d');
  const { data, isError, error, refetch, isPlaceholderData } = useQuery(podcastChartHistoryQuery(slug, chart, range));
  const history = data?.history;
  const title = chartTitle(chart);
  return (
    <div className="panel">
      <div className={classes.header}>
        <h3>
          <AppLink href={paths.publicCharts({ ...chart })}>{title}</AppLink>
        </h3>
        <SegmentedControl size="xs" value={range} onChange={setRange} data={RANGES} aria-label="Time range" />
      </div>
      {isError && <ErrorState title="Couldn’t load the history" error={error} onRetry={() => void refetch()} />}
      {!isError && (
        <div data-stale={isPlaceholderData || undefined}>
          <Plot
            title={`${name}: rank on ${title}`}
            valueName={history?.series.resolution === 'weekly' ? 'Best rank' : 'Rank'}
            points={history ? rankPoints(history.series) : null}
            scale={rankScale}
            format={formatRank}
            formatTick={formatCount}
            unit={history?.series.resolution === 'weekly' ? 'week' : 'day'}
          />
          <dl className={classes.stats}>
            <Stat name="Best" value={history ? formatRank(history.stats.bestPosition) : LOADING} />
            <Stat name="Average" value={history ? formatDecimal(history.stats.averagePositionWhenCharting) : LOADING} />
            <Stat name="Days on chart" value={history ? `${history.stats.daysOnChart} of ${history.stats.chartDays}` : LOADING} />
            <Stat name="Streak" value={history ? formatStreak(history.stats.streak) : LOADING} />
            <Stat name="No data" value={history ? plural(history.stats.missingDays, 'day') : LOADING} />
          </dl>
        </div>
      )}
    </div>
  );
}

function Stat({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numbers">{value}</dd>
    </div>
  );
}
